import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { answer } from '../../api/answers.ts';
import { failureWords } from '../../api/failure.ts';
import { isTierRequired } from '../../api/obstacle.ts';
import { PATHS } from '../../paths.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { LazyArticlesAbout } from '../../widgets/help/lazy-articles-about.ts';
import { PaywallOverlay } from '../../widgets/paywall/PaywallOverlay.tsx';
import { SourcesFoot } from '../../widgets/table/SourcesFoot.tsx';
import { DEFAULT_SCORING } from '../../widgets/table/table-search.ts';
import { useSeason } from '../../widgets/table/use-season.ts';
import { CardFacts } from './CardFacts.tsx';
import { CardHeader } from './CardHeader.tsx';
import { CompareLink } from './CompareLink.tsx';
import { GameLog } from './GameLog.tsx';
import { InYourLeagues } from './InYourLeagues.tsx';
import { KeyNumbers } from './KeyNumbers.tsx';
import { OutlookLine } from './OutlookLine.tsx';
import { playerCardInput } from './player-card.search.ts';
import { SeasonTotals } from './SeasonTotals.tsx';

/** A player's card over the page it was opened on; the address names it, so that it can be sent and gone back from. */
export function PlayerCardDialog({ playerId }: { readonly playerId: string }) {
  const navigate = useNavigate();
  const search: { season?: string; scoring?: string; cardScoring?: string; cardSeason?: string } = useSearch({
    strict: false,
  });
  const season = useSeason();
  const { data, error, refetch } = useQuery(answer('getPlayerCard', playerCardInput(playerId, search, season)));
  // a draft or a league may be played in a scoring that opens with a plan, and its players still have cards
  const isBeyondPlan = search.cardScoring !== undefined && isTierRequired(error);
  const usual = useQuery({
    ...answer('getPlayerCard', playerCardInput(playerId, { ...search, cardScoring: DEFAULT_SCORING }, season)),
    enabled: isBeyondPlan,
  });
  const card = data?.playerCard ?? (isBeyondPlan ? usual.data?.playerCard : undefined);
  const name = card?.athlete?.fullName ?? card?.team?.fullName ?? 'Player';
  const close = () =>
    void navigate({
      to: '.',
      search: ({ player: _closed, cardScoring: _its, cardSeason: _itsToo, ...rest }) => rest,
      resetScroll: false,
    });
  return (
    <Dialog title={name} isTitleHidden={card !== undefined} isOpen onClose={close}>
      {error && !isBeyondPlan && (
        <div className="p-6">
          {isTierRequired(error) ? (
            <PaywallOverlay variant="default" />
          ) : (
            <ErrorState {...failureWords(error)} onRetry={() => void refetch()} />
          )}
        </div>
      )}
      {!card && (!error || isBeyondPlan) && <CardSkeleton />}
      {card && (
        <>
          <CardHeader card={card} level={2} />
          <div className="flex flex-col gap-6 px-4 py-5 md:px-6">
            {isBeyondPlan && (
              <p className="text-muted text-sm">In 0.5 PPR. The scoring of this place opens on cards with a plan.</p>
            )}
            <KeyNumbers card={card} />
            <CardFacts card={card} />
            <OutlookLine card={card} />
            <InYourLeagues playerId={playerId} level={3} />
            <section>
              <h3 className="mb-2 text-xl">{card.seasonId} by week</h3>
              <GameLog card={card} />
            </section>
            <section>
              <h3 className="mb-1 text-xl">Seasons</h3>
              <SeasonTotals card={card} />
            </section>
            <LazyArticlesAbout id={playerId} level={3} />
            <Link
              to={PATHS.player}
              params={{ playerId }}
              search={({ scoring: ofPage, cardScoring: scoring = ofPage, season: its, cardSeason: year = its }) => ({
                ...(scoring && !isBeyondPlan ? { scoring } : {}),
                ...(year ? { season: year } : {}),
              })}
              className={buttonClass('plain')}
            >
              Open the full page
            </Link>
            <CompareLink playerId={playerId} />
            <SourcesFoot provenance={card.provenance} />
          </div>
        </>
      )}
    </Dialog>
  );
}

function CardSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="flex flex-col gap-5 p-6">
      <div className="flex gap-4">
        <Skeleton className="size-24 rounded-full" />
        <div className="flex grow flex-col gap-2">
          <Skeleton className="h-8 w-56" />
          <Skeleton className="h-4 w-40" />
        </div>
      </div>
      <Skeleton className="h-16" />
      <Skeleton className="h-40" />
      <Skeleton className="h-36" />
    </div>
  );
}
