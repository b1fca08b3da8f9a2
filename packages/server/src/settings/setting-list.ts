/** A setting as the README lists it. */
export interface Setting {
  readonly name: string;
  /** What holds when it is not set, in words. */
  readonly fallback: string;
  readonly meaning: string;
}

export const ALMANAC_CHOICES = ['auto', 'live', 'mirror', 'sample'] as const;
export type AlmanacChoice = (typeof ALMANAC_CHOICES)[number];
/** When the partner's promotion is shown. */
export const PROMOTION_CHOICES = ['window', 'early', 'off'] as const;
export type PromotionChoice = (typeof PROMOTION_CHOICES)[number];
/** Whether plans are sold. */
export const PLANS_CHOICES = ['on', 'off'] as const;
export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export const SWITCH = ['on', 'off'] as const;

/** Every setting, in the order of the README's table. */
export const SETTINGS: readonly Setting[] = [
  { name: 'PORT', fallback: '4600', meaning: 'Port to serve on; 0 takes a free one' },
  { name: 'HOST', fallback: '127.0.0.1', meaning: 'Address to serve on; 0.0.0.0 serves the network' },
  {
    name: 'PYLON_PUBLIC_URL',
    fallback: 'none',
    meaning:
      'Address that people reach the product at (https://draft.example); pictures of shared links and passkeys need it',
  },
  {
    name: 'PYLON_SMTP_URL',
    fallback: 'mails are kept for a week; PYLON_OUTBOX shows them',
    meaning: 'Mail server (smtps://user:password@mail.example); links in mails need PYLON_PUBLIC_URL',
  },
  {
    name: 'PYLON_MAIL_FROM',
    fallback: 'no-reply@ the host of PYLON_PUBLIC_URL',
    meaning: 'Who mails come from (Pylon <no-reply@draft.example>)',
  },
  {
    name: 'PYLON_OUTBOX',
    fallback: 'off; with NODE_ENV=development, on',
    meaning:
      'on shows kept mails, whose links open accounts, at /outbox to whoever reaches the product from this machine: for trying it out, not behind a proxy or a tunnel',
  },
  { name: 'PYLON_DATA_DIR', fallback: '.pylon/', meaning: 'Folder of the embedded database and the kept secret' },
  {
    name: 'DATABASE_URL',
    fallback: 'the embedded database',
    meaning: 'A PostgreSQL server instead (postgres://user:password@host/name)',
  },
  {
    name: 'PYLON_BROKER_URL',
    fallback: 'the database itself (LISTEN/NOTIFY)',
    meaning:
      'A Redis or Valkey (redis://user:password@host:6379; rediss:// with TLS) by which processes tell each other of live events and used limits; the same for all processes on one database. docs/many-machines.md says when it pays',
  },
  {
    name: 'PYLON_EDITIONS_URL',
    fallback: 'the database',
    meaning:
      'A bucket for the tables of the almanac’s editions, asked as S3 is (https://key:secret@host/bucket/folder?region=…; what is special in key and secret as %2F); the same for all processes on one database. docs/many-machines.md says when it pays',
  },
  {
    name: 'PYLON_CONTENT_DIR',
    fallback: 'content/',
    meaning:
      'Folder of the texts that an operator replaces (questions, articles, pictures, sponsors, promotions); a copy of content/ with other words',
  },
  {
    name: 'PYLON_BRAND_FILE',
    fallback: 'the names of the house',
    meaning:
      'File with the names that the product goes by in pages, mails, pictures and icons; docs/operating.md says what stands in it',
  },
  { name: 'PYLON_MIRROR', fallback: 'none', meaning: 'Folder that stands in for the open sources, by host and path' },
  {
    name: 'PYLON_ALMANAC',
    fallback: 'auto',
    meaning:
      'Where football data come from: live, mirror, sample, or auto: the mirror when one is set, else live, else sample',
  },
  {
    name: 'PYLON_SOURCES_OFF',
    fallback: 'none',
    meaning:
      'Sources that are never asked, by name and by commas (espn,mfl), where you do not agree with their terms (docs/sources.md): what they say is shown nowhere',
  },
  {
    name: 'PYLON_SECRET',
    fallback: 'made once and kept in the data folder',
    meaning:
      'Key of the stored session tokens and passwords, at least 32 characters; the same for all processes on one database. Under another key everybody has to set a new password by mail',
  },
  {
    name: 'PYLON_CLOCK',
    fallback: 'the real time',
    meaning:
      'A day (2025-11-05) or instant (2025-11-05T18:00:00Z) at which time stands still; nothing known later is shown',
  },
  {
    name: 'PYLON_EXPERIMENTAL_PLATFORMS',
    fallback: 'none',
    meaning:
      'Platforms that do not say how they are asked and may be tried all the same, by name and by commas (cbs,nfl); `docs/platforms.md` says what is assumed of each',
  },
  {
    name: 'PYLON_YAHOO_CLIENT_ID',
    fallback: 'none: Yahoo cannot be connected',
    meaning:
      'Client id of your application at Yahoo, whose return address is <public URL>/nfl/league-sync/return; needs a PYLON_PUBLIC_URL of https',
  },
  { name: 'PYLON_YAHOO_CLIENT_SECRET', fallback: 'none', meaning: 'Its client secret' },
  {
    name: 'PYLON_GUILLOTINE_URL',
    fallback: 'none: Guillotine Leagues cannot be connected',
    meaning:
      "Address of the partner's interface (https://api.partner.example/v1); PYLON_EXPERIMENTAL_PLATFORMS has to name guillotine, too",
  },
  { name: 'PYLON_GUILLOTINE_KEY', fallback: 'none', meaning: 'Our key there' },
  {
    name: 'PYLON_NFL_APP_KEY',
    fallback: 'none: NFL.com cannot be connected',
    meaning:
      'Key that NFL gives you for its league data; the three settings that follow go with it, and PYLON_EXPERIMENTAL_PLATFORMS has to name nfl, too',
  },
  { name: 'PYLON_NFL_API_KEY', fallback: 'none', meaning: 'Its key of the sign-in' },
  { name: 'PYLON_NFL_CLIENT_KEY', fallback: 'none', meaning: 'Its key of the tokens' },
  { name: 'PYLON_NFL_CLIENT_SECRET', fallback: 'none', meaning: 'The secret that belongs to it' },
  {
    name: 'PYLON_STAND_INS',
    fallback: 'none',
    meaning:
      'For development: what is asked in place of outside sites, by name and by commas; each the address of a server or a folder of recorded answers (sleeper=http://127.0.0.1:4602,ffc=/srv/recorded)',
  },
  {
    name: 'PYLON_PUSH_PUBLIC_KEY',
    fallback: 'a pair that is made on first use and kept in the database',
    meaning:
      'Public key of web push (VAPID, base64url), where a pair is to be brought along; browsers have to subscribe again when it changes',
  },
  { name: 'PYLON_PUSH_PRIVATE_KEY', fallback: 'none', meaning: 'The private key that belongs to it' },
  {
    name: 'PYLON_PLANS',
    fallback: 'on',
    meaning:
      'off opens everything to everybody, without a word of plans, locks or payments: for a product that you run for yourself and your league',
  },
  {
    name: 'PYLON_STRIPE_KEY',
    fallback: 'the test checkout, which takes no money',
    meaning: 'Secret key of Stripe: real payments. The three settings that follow, and PYLON_PUBLIC_URL, go with it',
  },
  {
    name: 'PYLON_TEST_CHECKOUT',
    fallback: 'on; with PYLON_PUBLIC_URL, off',
    meaning: 'Whether plans can be had for nothing where no PYLON_STRIPE_KEY is set: on or off',
  },
  {
    name: 'PYLON_STRIPE_WEBHOOK_SECRET',
    fallback: 'none',
    meaning: 'Signing secret of the webhook endpoint <public URL>/api/payments/webhook',
  },
  {
    name: 'PYLON_STRIPE_PRICES',
    fallback: 'none',
    meaning:
      'Price ids of the products: tier-1-month=price_a,tier-1-season=price_b,tier-2-month=price_c,tier-2-season=price_d; after a change of price new|old, so that the old one is still known',
  },
  {
    name: 'PYLON_STRIPE_URL',
    fallback: 'https://api.stripe.com',
    meaning: 'Where Stripe is asked; another address only for a stand-in',
  },
  {
    name: 'PYLON_TRUST_PROXY',
    fallback: 'nobody',
    meaning:
      'Addresses and networks (10.0.0.0/8), by commas, of proxies before this: they may say for whom they call (X-Forwarded-For), so that limits count people and not the proxy',
  },
  {
    name: 'PYLON_LEAVE_SECONDS',
    fallback: '0',
    meaning:
      'How long a process that is told to stop goes on answering while /readyz says that it leaves: as long as a balancer takes to notice',
  },
  {
    name: 'PYLON_OPERATOR',
    fallback: 'the name that you are signed in with on the machine',
    meaning: 'Who `npm run pylon` writes down as having done what it does',
  },
  {
    name: 'PYLON_PROMOTION',
    fallback: 'window; with NODE_ENV=development, early',
    meaning: "When the partner's promotion is shown: in its window, early (its start does not count), or off",
  },
  {
    name: 'PYLON_OTLP_URL',
    fallback: 'OTEL_EXPORTER_OTLP_ENDPOINT; without it nothing is told',
    meaning:
      'A collector of OpenTelemetry (http://127.0.0.1:4318), which is told of requests, jobs and statements by name and time, and nothing of people',
  },
  { name: 'PYLON_LOG_LEVEL', fallback: 'warn', meaning: `What is logged: ${LOG_LEVELS.join(', ')}` },
];
