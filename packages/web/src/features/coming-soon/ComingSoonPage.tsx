import { BRAND } from '@pylon/contract/brand';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { answer } from '../../api/answers.ts';
import { PATHS } from '../../paths.ts';
import { NewsletterForm } from '../../widgets/help/NewsletterForm.tsx';
import { Mockups } from './Mockups.tsx';

/** What returns soon, without saying what. */
export const ComingSoonPage = () => <ComingSoonScreen feature={null} text={null} />;

/** The page of a part of the product that an operator has taken away for a while. */
export function ComingSoonFeaturePage() {
  const { slug } = useParams({ from: PATHS.comingSoonFeature });
  const { feature, text } = useSuspenseQuery(answer('getComingSoon', { slug })).data.comingSoon;
  return <ComingSoonScreen feature={feature} text={text} />;
}

interface ComingSoonScreenProps {
  readonly feature: string | null;
  readonly text: string | null;
}

/** @source docs/sources.md "Coming soon" */
const ComingSoonScreen = ({ feature, text }: ComingSoonScreenProps) => (
  <main id="main" className="grid items-center gap-8 lg:grid-cols-2 lg:gap-12">
    <div className="flex flex-col gap-4">
      {feature === null ? (
        <h1>Returning soon and better than ever</h1>
      ) : (
        <>
          <h1>{feature} is returning soon. Better than ever.</h1>
          <p className="text-lg">We're making some pretty awesome upgrades to {feature}.</p>
        </>
      )}
      {text !== null && <p className="text-lg">{text}</p>}
      <section aria-labelledby="newsletter" className="flex flex-col gap-2 border-edge border-t pt-4">
        <h2 id="newsletter" className="text-xl">
          Not a {BRAND.name} Newsletter subscriber?
        </h2>
        <p className="text-base">Subscribe here and stay notified.</p>
        <NewsletterForm />
      </section>
    </div>
    <Mockups />
  </main>
);
