/**
 * The product's names. An operator who runs it under another name replaces this file alone. The partner is invented;
 * sponsors stand in `content/sponsors.json`.
 * @source docs/sources.md "Names"
 */
export const BRAND = {
  /** The product. */
  name: 'Pylon',
  /** The paid plan. */
  plan: 'Pylon+',
  leagueHub: 'Fantasy HQ',
  mockDrafts: 'Draft Champion',
  supportEmail: 'support@pylon.example',
  /** Where the partner's promotion leads to; who the partner is stands in `content/promotions.json`. */
  promotionPath: '/lantern',
  /**
   * The film behind 'See Why' on the paywall: a file that the operator serves ('/films/why.webm'), or the address of a
   * host's player (https://…), which the content policy then lets in. Null leaves the button out.
   */
  seeWhy: null as { readonly url: string; readonly captionsUrl: string | null } | null,
  /**
   * The support chat of another provider, in the place of our own conversation: the address of the page that it stands
   * on (https://…), which the content policy then lets in. Null: our own.
   */
  supportChat: null as string | null,
  /** The partner of weekly elimination leagues. */
  guillotine: { name: 'Chop Block Leagues', url: 'https://chopblock.example' },
} as const;

/** What the product is installed by, besides its name. */
export const INSTALLED = {
  /** Under its icon on a phone, where there is room for a dozen letters. */
  shortName: 'Pylon',
  /** What it is, in a line. */
  description: 'Fantasy football research, mock drafts and league advice',
  /** What stands around its pages, by day and by night, and what its icon is drawn with. */
  colours: { page: { light: '#faf8f4', dark: '#0e1116' }, icon: { ground: '#16181d', mark: '#ff6b1a' } },
} as const;
