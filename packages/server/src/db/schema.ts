import type { AccountTables } from './tables/accounts.ts';
import type { AdviceTables } from './tables/advice.ts';
import type { AlmanacTables } from './tables/almanac.ts';
import type { BestBallTables } from './tables/best-ball.ts';
import type { CareTables } from './tables/care.ts';
import type { CruiseControlTables } from './tables/cruise-control.ts';
import type { LeagueTables } from './tables/leagues.ts';
import type { LiveEventTables } from './tables/live-events.ts';
import type { LiveGameTables } from './tables/live-games.ts';
import type { MailTables } from './tables/mails.ts';
import type { MockDraftTables } from './tables/mock-drafts.ts';
import type { NoticeTables } from './tables/notices.ts';
import type { OperationTables } from './tables/operations.ts';
import type { PaymentTables } from './tables/payments.ts';
import type { RankingListTables } from './tables/ranking-lists.ts';
import type { ScoringTables } from './tables/scoring-systems.ts';

/** Every table of the database. */
export interface Database
  extends AccountTables,
    AdviceTables,
    AlmanacTables,
    BestBallTables,
    CareTables,
    CruiseControlTables,
    LeagueTables,
    LiveEventTables,
    LiveGameTables,
    MailTables,
    MockDraftTables,
    NoticeTables,
    OperationTables,
    PaymentTables,
    RankingListTables,
    ScoringTables {}
