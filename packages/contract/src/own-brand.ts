// Another brand in the place of the house's. Free of it, so that it can be taken before any name is read.

/** What a person reads of the product's names. */
export interface Brand {
  /** The product. */
  readonly name: string;
  /** The paid plan. */
  readonly plan: string;
  readonly leagueHub: string;
  readonly mockDrafts: string;
  readonly supportEmail: string;
  /** Where the partner's promotion leads to; who the partner is stands in `content/promotions.json`. */
  readonly promotionPath: '/lantern';
  /**
   * The film behind 'See Why' on the paywall: a file that the operator serves ('/films/why.webm'), or the address of a
   * host's player (https://…), which the content policy then lets in. Null leaves the button out.
   */
  readonly seeWhy: { readonly url: string; readonly captionsUrl: string | null } | null;
  /**
   * The support chat of another provider, in the place of our own conversation: the address of the page that it stands
   * on (https://…), which the content policy then lets in. Null: our own.
   */
  readonly supportChat: string | null;
  /** The partner of weekly elimination leagues. */
  readonly guillotine: { readonly name: string; readonly url: string };
}

/** What the product is installed by, besides its name. */
export interface Installed {
  /** Under its icon on a phone, where there is room for a dozen letters. */
  readonly shortName: string;
  /** What it is, in a line. */
  readonly description: string;
  /** What stands around its pages, by day and by night, and what its icon is drawn with. */
  readonly colours: {
    readonly page: { readonly light: string; readonly dark: string };
    readonly icon: { readonly ground: string; readonly mark: string };
  };
}

/** What a file of an operator's own says in the place of the house's names; what it leaves out stays. */
export interface OwnBrand {
  readonly brand: Partial<Omit<Brand, 'promotionPath'>>;
  readonly installed: Partial<Installed>;
}

/** Where it stands before this module is read: on the server, in the browser and in the worker alike. */
type WithOwnBrand = typeof globalThis & { pylonBrand?: OwnBrand };

/** The operator's own brand; null where the house's is shown. */
export const ownBrand = (): OwnBrand | null => (globalThis as WithOwnBrand).pylonBrand ?? null;

/** Has to be done before anything that shows a name is imported: names are read once. */
export function takeOwnBrand(own: OwnBrand): void {
  (globalThis as WithOwnBrand).pylonBrand = own;
}

/** A script that does the same where this module's functions are not at hand; it may stand within HTML. */
export const ownBrandScript = (own: OwnBrand | null): string =>
  own === null ? '' : `globalThis.pylonBrand=${JSON.stringify(own).replaceAll('<', String.raw`\u003c`)};`;
