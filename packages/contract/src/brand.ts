import { type Brand, type Installed, ownBrand } from './own-brand.ts';

const own = ownBrand();

/**
 * The product's names. An operator who runs it under another name says so in a file of their own
 * (`PYLON_BRAND_FILE`); whoever changes the product itself replaces this file alone. The partner is invented; sponsors
 * stand in `content/sponsors.json`.
 * @source docs/sources.md "Names"
 */
export const BRAND: Brand = {
  name: 'Pylon',
  plan: 'Pylon+',
  leagueHub: 'Fantasy HQ',
  mockDrafts: 'Draft Champion',
  supportEmail: 'support@pylon.example',
  promotionPath: '/lantern',
  seeWhy: null,
  supportChat: null,
  guillotine: { name: 'Chop Block Leagues', url: 'https://chopblock.example' },
  ...own?.brand,
};

export const INSTALLED: Installed = {
  shortName: 'Pylon',
  description: 'Fantasy football research, mock drafts and league advice',
  colours: { page: { light: '#faf8f4', dark: '#0e1116' }, icon: { ground: '#16181d', mark: '#ff6b1a' } },
  ...own?.installed,
};
