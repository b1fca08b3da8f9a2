/** A link in running text, large enough for a thumb. */
export const textLink = 'font-semibold text-ink underline underline-offset-4 hover:text-accent';
