import type { IconShape } from './brand-icon.ts';

/** Where a browser finds what it needs to install the product. */
export const MANIFEST_PATH = '/manifest.webmanifest';

/** An icon as a picture of so many pixels each way. */
export interface AppIcon {
  readonly path: `/icons/${string}.png`;
  readonly pixels: number;
  readonly shape: IconShape;
}

/** The icon of phones that read no manifest. */
export const APPLE_ICON_PATH = '/icons/apple-touch-icon.png';

/** @source https://www.w3.org/TR/appmanifest/#icons-member */
export const APP_ICONS: readonly AppIcon[] = [
  { path: '/icons/icon-192.png', pixels: 192, shape: 'rounded' },
  { path: '/icons/icon-512.png', pixels: 512, shape: 'rounded' },
  { path: '/icons/maskable-512.png', pixels: 512, shape: 'maskable' },
  { path: APPLE_ICON_PATH, pixels: 180, shape: 'square' },
];

/** The page that works without network; the installed app leads to it from its icon. */
export const DRAFT_KIT_PATH = '/draft-kit';
