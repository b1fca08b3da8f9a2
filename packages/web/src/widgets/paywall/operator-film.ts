import { BRAND } from '@pylon/contract/brand';
import type { Video } from '../../ui/overlays/video.ts';

/** The film that the operator gives; null when they give none. */
export function operatorFilm(): Video | null {
  if (BRAND.seeWhy === null) return null;
  const { url, captionsUrl } = BRAND.seeWhy;
  if (url.startsWith('https://')) return { kind: 'embed', url };
  return {
    kind: 'file',
    url,
    ...(captionsUrl === null ? {} : { captions: { url: captionsUrl, language: 'en', label: 'English' } }),
  };
}
