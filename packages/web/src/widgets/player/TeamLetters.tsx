import { TeamLink } from './TeamLink.tsx';

/**
 * A team's letters in a row, which lead to its page. On a phone, where the thumb is to find the player, they take no
 * touch; the card leads on.
 */
export const TeamLetters = ({ alias }: { readonly alias: string | null }) =>
  alias === null ? (
    <>--</>
  ) : (
    <TeamLink
      alias={alias}
      className="underline decoration-hairline underline-offset-2 hover:text-ink hover:decoration-current max-md:pointer-events-none"
    >
      {alias}
    </TeamLink>
  );
