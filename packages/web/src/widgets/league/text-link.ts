/** A link in running text, tall enough for a thumb. */
export const textLink =
  'inline-flex items-center text-base underline underline-offset-4 hover:text-accent max-md:min-h-11';
