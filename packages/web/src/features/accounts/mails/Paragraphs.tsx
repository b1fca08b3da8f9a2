import { BRAND } from '@pylon/contract/brand';

export interface Paragraph {
  readonly title: string;
  readonly text: string;
}

/** A page of plain words, each paragraph under its own heading. */
export const Paragraphs = ({ title, parts }: { readonly title: string; readonly parts: readonly Paragraph[] }) => (
  <main id="main" className="flex max-w-2xl flex-col gap-6">
    <h1 className="border-edge border-b pb-4">{title}</h1>
    {parts.map((part) => (
      <section key={part.title}>
        <h2 className="text-xl">{part.title}</h2>
        <p className="pt-1 text-lg">{part.text}</p>
      </section>
    ))}
    <p className="border-hairline border-t pt-4 text-lg text-muted">
      Questions:{' '}
      <a href={`mailto:${BRAND.supportEmail}`} className="underline underline-offset-4 hover:text-ink">
        {BRAND.supportEmail}
      </a>
    </p>
  </main>
);
