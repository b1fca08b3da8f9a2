/** Words for those who cannot hear a film. */
interface Captions {
  readonly url: string;
  /** BCP 47, `en`. */
  readonly language: string;
  readonly label: string;
}

/**
 * A film: a file that the browser plays itself, or the page of a host that brings its own player. The server's content
 * policy has to know the host of an embedded one.
 */
export type Video =
  | { readonly kind: 'file'; readonly url: string; readonly captions?: Captions; readonly posterUrl?: string }
  | { readonly kind: 'embed'; readonly url: string };
