import type { Promised } from '#app/features/account/auth-address.ts'
import { libraryParameters } from '#app/features/library/library-address.ts'
import type { LimitName } from '#app/platform/rate-limits/limits.ts'

/** Who may use an address. `owner` (or a co-author), `player` and `maker` are checked inside, in every WHERE; named here for the test. */
export type Who = 'anyone' | 'member' | 'owner' | 'player' | 'maker' | 'moderator' | 'admin'

/** All readers of a role get a page of identical bytes. */
export type CachePolicy = {
  /** The query parameters that the page reads. */
  query: readonly string[]
  /** Readers with something of their own on the page (a rule beside the feature) get a page of their own, or their part
   * is inserted into the shared one. `member`: everybody who is signed in gets their own. */
  anew?: 'own' | 'member'
  /** Its views are not counted. */
  uncounted?: true
}

export type RoutePolicy = {
  read: Who
  write?: { who: Who; limit: LimitName | readonly LimitName[] | ((url: URL) => LimitName) }
  /** May be cached, for each role; see CachePolicy. */
  cache?: CachePolicy
  /** A separate limit when this query parameter is given: the loader then costs more than a page. */
  readLimit?: { parameter: string; limit: LimitName }
  instead?: readonly LimitName[]
  /** Visitors arrive by a button that promises something: they are asked to sign up, and told what for. */
  promises?: Promised
}

/** By device, and with wider limits by account and address, for both of which a class may share one. */
const playing = ['play', 'playByAccount', 'playByAddress'] as const

/** The access policy, by the route's pattern. A route without an entry is refused at boot. */
export const routePolicies: Readonly<Record<string, RoutePolicy>> = {
  '/': { read: 'anyone', cache: { query: [], anew: 'own' } },
  '/for-events': { read: 'anyone', cache: { query: [] } },
  '/for-team-building': { read: 'anyone', cache: { query: [] } },
  '/for-museums': { read: 'anyone', cache: { query: [] } },
  '/first-adventure': { read: 'anyone', cache: { query: [] } },
  '/first-dinner': { read: 'anyone', cache: { query: [] } },
  '/first-room': { read: 'anyone', cache: { query: [] } },
  '/about': { read: 'anyone', cache: { query: [] } },
  // A message counts against `contact` inside, once complete, so that a refusal does not lose what was typed
  '/contact': { read: 'anyone', cache: { query: ['sent'] }, write: { who: 'anyone', limit: 'anyRequest' } },
  // Counted against `report` inside, once it is complete
  '/report/:kind/:id': { read: 'anyone', write: { who: 'anyone', limit: 'anyRequest' } },
  '/player-agreement': { read: 'anyone', cache: { query: [] } },
  '/privacy-policy': { read: 'anyone', cache: { query: [] } },
  '/player-support': { read: 'anyone', cache: { query: [] } },
  '/theme': { read: 'anyone', write: { who: 'anyone', limit: 'anyRequest' } },
  '/design/:version': { read: 'anyone', instead: ['media'] },
  '/sitemap.xml': { read: 'anyone', cache: { query: ['part'] } },
  '/robots.txt': { read: 'anyone', cache: { query: [] } },
  // Counted inside against `newLock` and its address limit, once complete, so that a refusal does not lose what was typed
  '/lock/new': { read: 'anyone', cache: { query: ['type'] }, write: { who: 'anyone', limit: 'anyRequest' } },
  '/lock/:id': { read: 'anyone', instead: playing },
  '/embed/lock/:id': { read: 'anyone', instead: playing },
  '/api/locks/:id/answers': {
    read: 'anyone',
    write: { who: 'anyone', limit: playing },
    instead: playing,
  },
  '/lock/:id/share': { read: 'maker', write: { who: 'maker', limit: 'anyRequest' } },
  '/lock/:id/edit': { read: 'maker', write: { who: 'maker', limit: 'anyRequest' } },
  '/lock/:id/qr': { read: 'anyone', instead: ['sharePicture'] },
  '/lock/:id/print': { read: 'maker', instead: ['printedLocks', 'anyRequest', 'anyMemberRequest'] },
  '/library': { read: 'anyone', cache: { query: libraryParameters }, readLimit: { parameter: 'q', limit: 'search' } },
  '/adventure/:id': { read: 'anyone', cache: { query: ['reviews'], anew: 'own' } },
  // Counted against `review` inside, once complete, so that a refusal does not lose what was typed
  '/adventure/:id/review': { read: 'member', write: { who: 'member', limit: 'anyRequest' } },
  '/reviews/:id/answer': { read: 'member', write: { who: 'member', limit: 'anyRequest' } },
  '/adventure/:id/wish': { read: 'anyone', write: { who: 'member', limit: 'wish' } },
  // Mail programs post here too, without cookies
  '/wishes/unsubscribe/:token': { read: 'anyone', write: { who: 'anyone', limit: 'anyRequest' } },
  '/adventure/:id/share': { read: 'anyone', write: { who: 'owner', limit: 'editorWrites' } },
  '/adventure/:id/share.jpg': { read: 'anyone', instead: ['sharePicture'] },
  '/adventure/:id/qr': { read: 'anyone', instead: ['sharePicture'] },
  '/kit/:id': { read: 'anyone', cache: { query: [], anew: 'own' } },
  // Each step is requested by a form, so that no prefetched link opens one
  '/kit/:id/hints': { read: 'anyone', write: { who: 'anyone', limit: 'kitHints' }, instead: ['kitHints'] },
  // Printing counts inside against `printedKits` and its address limit, counting pages against `countedKits`; a
  // list of parts does not
  '/api/kits/:id/print': { read: 'anyone', write: { who: 'anyone', limit: 'anyRequest' } },
  '/creators/:id': { read: 'anyone', cache: { query: ['page'] } },
  // Counted inside against `signIn`, `signUp`, `mailedLink` and theirs, once the form is complete, so that a refusal
  // appears in the form beside what was typed
  '/auth': {
    read: 'anyone',
    cache: { query: ['tab', 'next', 'google'], anew: 'member', uncounted: true },
    write: { who: 'anyone', limit: 'anyRequest' },
  },
  '/auth/forgot': { read: 'anyone', write: { who: 'anyone', limit: 'anyRequest' } },
  '/auth/reset': { read: 'anyone', write: { who: 'anyone', limit: 'anyRequest' } },
  '/auth/verify': { read: 'anyone', write: { who: 'anyone', limit: 'anyRequest' } },
  // Counted inside against `secondFactor` and its related limits
  '/auth/code': { read: 'anyone', write: { who: 'anyone', limit: 'anyRequest' } },
  '/auth/change-email': { read: 'anyone', write: { who: 'anyone', limit: 'anyRequest' } },
  '/auth/restore-email': { read: 'anyone', write: { who: 'anyone', limit: 'anyRequest' } },
  '/auth/google': { read: 'anyone', write: { who: 'anyone', limit: 'signIn' } },
  // The one GET that writes: it signs in, with a state on which our cookie and Google's answer must agree
  '/auth/google/callback': { read: 'anyone' },
  '/auth/sign-out': { read: 'anyone', write: { who: 'anyone', limit: 'anyRequest' } },
  // By a mailed link, without signing in
  '/auth/keep': { read: 'anyone', write: { who: 'anyone', limit: 'anyRequest' } },
  '/welcome': { read: 'member' },
  // Counted inside against `profile`, `upload` and `generation`, so that a refusal does not lose what was typed
  '/account': { read: 'member', write: { who: 'member', limit: 'anyRequest' } },
  '/account/games': { read: 'member' },
  // The write refunds money through the payment provider
  '/account/purchases': { read: 'member', write: { who: 'member', limit: 'refund' } },
  '/account/purchases/:id': { read: 'owner' },
  '/account/purchases/:id/card': { read: 'owner' },
  // Passwords, codes and mails are counted inside, once a form is complete
  '/account/security': { read: 'member', write: { who: 'member', limit: 'anyRequest' } },
  '/account/preferences': { read: 'member', write: { who: 'member', limit: 'anyRequest' } },
  // Passwords are counted inside, as when signing in
  '/account/delete': { read: 'member', write: { who: 'member', limit: 'anyRequest' } },
  '/account/terms': { read: 'member', write: { who: 'member', limit: 'anyRequest' } },
  '/admin': { read: 'admin' },
  '/admin/users': { read: 'admin' },
  '/admin/users/:id': { read: 'admin', write: { who: 'admin', limit: 'anyRequest' } },
  '/admin/moderation': { read: 'moderator', write: { who: 'moderator', limit: 'anyRequest' } },
  '/admin/moderation/:id': { read: 'moderator', write: { who: 'moderator', limit: 'anyRequest' } },
  '/admin/moderation/:id/draft': { read: 'moderator' },
  '/admin/messages': { read: 'moderator', write: { who: 'moderator', limit: 'anyRequest' } },
  '/admin/design': { read: 'admin', write: { who: 'admin', limit: 'anyRequest' } },
  '/admin/audit': { read: 'admin' },
  '/admin/outbox': { read: 'admin', write: { who: 'admin', limit: 'anyRequest' } },
  // Passwords are counted inside, as when signing in
  '/admin/purchases': { read: 'admin', write: { who: 'admin', limit: 'anyRequest' } },
  // The write may ask a platform whether it answers
  '/admin/platforms': { read: 'admin', write: { who: 'admin', limit: 'anyRequest' } },
  '/admin/generation': { read: 'admin', write: { who: 'admin', limit: 'anyRequest' } },
  '/admin/analytics': { read: 'admin', instead: ['figures', 'anyRequest', 'anyMemberRequest'] },
  '/admin/analytics.csv': { read: 'admin', instead: ['figures', 'anyRequest', 'anyMemberRequest'] },
  '/creator': { read: 'member', write: { who: 'member', limit: 'editorWrites' }, promises: 'make' },
  // The write creates an account with the payment provider and redirects there
  '/creator/sales': { read: 'member', write: { who: 'member', limit: 'paymentLook' } },
  '/creator/sales.csv': { read: 'member' },
  '/editor/:id': { read: 'owner', write: { who: 'owner', limit: 'editorWrites' } },
  // Invitations are counted inside against `coAuthorInvitation`
  '/editor/:id/people': { read: 'owner', write: { who: 'owner', limit: 'editorWrites' } },
  // The checker plays the draft, unless it has played just this one
  '/editor/:id/walkthrough': { read: 'owner', instead: ['printedPuzzles', 'anyRequest', 'anyMemberRequest'] },
  // By 128 bits; nobody guesses them
  '/invited/:token': { read: 'member', write: { who: 'member', limit: 'editorWrites' } },
  // Their saves are posted to `/editor/:id`
  '/mystery-dinner/:id': { read: 'owner' },
  '/escape-room/:id': { read: 'owner' },
  '/editor/:id/playtest': { read: 'owner', write: { who: 'owner', limit: 'playtest' } },
  '/play/:id': {
    read: 'anyone',
    cache: { query: ['games'], anew: 'own', uncounted: true },
    write: { who: 'anyone', limit: ['newRun', 'newRunByAddress'] },
  },
  '/embed/:id': { read: 'anyone', write: { who: 'anyone', limit: ['newRun', 'newRunByAddress'] } },
  // Platforms send browsers here, by a link or a form. A launch under way is a row of ten minutes
  '/lti/login': { read: 'anyone', write: { who: 'anyone', limit: 'launch' }, instead: ['launch'] },
  '/lti/launch': { read: 'anyone', write: { who: 'anyone', limit: 'launch' }, instead: ['launch'] },
  '/lti/keys': { read: 'anyone' },
  '/lti/refused/:why': { read: 'anyone' },
  '/lti/play/:launchId': {
    read: 'player',
    write: { who: 'player', limit: 'newRun' },
    instead: ['play', 'playByAccount', 'launch'],
  },
  '/lti/choose/:launchId': {
    read: 'player',
    write: { who: 'player', limit: 'anyRequest' },
    readLimit: { parameter: 'q', limit: 'search' },
  },
  '/checkout/:id': { read: 'member', write: { who: 'member', limit: 'checkout' }, promises: 'buy' },
  '/checkout/:id/gift': { read: 'member', write: { who: 'member', limit: 'checkout' }, promises: 'give' },
  // Codes are counted inside against `giftCode`, and correct ones are not counted
  '/redeem': { read: 'anyone', write: { who: 'member', limit: 'anyRequest' } },
  // The write asks the payment provider for news
  '/purchases/:id': { read: 'owner', write: { who: 'owner', limit: 'paymentLook' } },
  '/test-checkout/:id': { read: 'owner', write: { who: 'owner', limit: 'checkout' } },
  '/certificate': { read: 'anyone', readLimit: { parameter: 'code', limit: 'search' } },
  // The write opens the next session
  '/sessions/:id/results': { read: 'owner', write: { who: 'owner', limit: 'newRun' } },
  '/sessions/:id/results.csv': { read: 'owner' },
  '/api/sessions/:id/certificates': { read: 'owner', write: { who: 'owner', limit: 'printedPuzzles' } },
  '/sessions/:id/stations': { read: 'owner', write: { who: 'owner', limit: 'editorWrites' } },
  // By 128 bits on a wall
  '/sessions/:id/at/:place/:token': { read: 'anyone', write: { who: 'anyone', limit: playing } },
  // By 128 bits, given to a projector or a kiosk
  '/sessions/:id/screen/:token': { read: 'anyone' },
  '/sessions/:id/screen/:token/events': { read: 'anyone' },
  '/sessions/:id/kiosk/:token': { read: 'anyone', write: { who: 'anyone', limit: 'newRunByAddress' } },
  '/join': { read: 'anyone' },
  // Codes count inside against `join` and `wrongJoinCode`, correct ones excepted
  '/join/:code': { read: 'anyone', write: { who: 'anyone', limit: 'anyRequest' } },
  '/sessions': { read: 'member' },
  // Counted inside against `newSession`, once complete, so that a refusal does not lose what was typed
  '/sessions/new/:id': { read: 'member', write: { who: 'member', limit: 'anyRequest' } },
  '/sessions/:id': { read: 'owner', write: { who: 'owner', limit: 'anyRequest' } },
  '/sessions/:id/sheet': { read: 'owner' },
  '/sessions/:id/teams/:teamId': { read: 'owner' },
  // Counted inside against `newEvening`, once complete, so that a refusal does not lose what was typed
  '/evening/new/:id': { read: 'member', write: { who: 'member', limit: 'anyRequest' } },
  '/evening/:id': { read: 'owner' },
  '/evening/:id/commands': { read: 'owner', write: { who: 'owner', limit: 'editorWrites' } },
  '/evening/:id/events': { read: 'owner' },
  // Counted inside against `printedKits`
  '/evening/:id/invitations': { read: 'owner', write: { who: 'owner', limit: 'anyRequest' } },
  '/evening/:id/pictures/:assetId': { read: 'owner', instead: ['media'] },
  // By 128 bits, given to one guest, or to the room's screen. Wrong ones are counted inside, and what guests do by link
  '/evening/guest/:token': { read: 'anyone', instead: ['evening'] },
  '/evening/guest/:token/commands': {
    read: 'anyone',
    write: { who: 'anyone', limit: 'evening' },
    instead: ['evening'],
  },
  '/evening/guest/:token/events': { read: 'anyone', instead: ['evening'] },
  '/evening/guest/:token/pictures/:assetId': { read: 'anyone', instead: ['media'] },
  '/evening/table/:token': { read: 'anyone', instead: ['evening'] },
  '/evening/table/:token/events': { read: 'anyone', instead: ['evening'] },
  '/evening/table/:token/pictures/:assetId': { read: 'anyone', instead: ['media'] },
  // A class opens it at once, from one address and perhaps with one account. Codes count inside against `join` and
  // `wrongJoinCode`, who joins against `joinTeam`
  '/s/:token': {
    read: 'anyone',
    write: { who: 'anyone', limit: playing },
    instead: playing,
  },
  // A class comes in at once
  '/run/:runId': { read: 'player', instead: playing },
  '/api/runs/:runId/commands': {
    read: 'player',
    write: { who: 'player', limit: playing },
    instead: playing,
  },
  // What is written and shown to the party is counted inside per player, against `chat` and `sign`
  '/api/runs/:runId/party': {
    read: 'player',
    write: { who: 'player', limit: playing },
    instead: playing,
  },
  '/api/runs/:runId/clicks': { read: 'player', write: { who: 'player', limit: 'clicks' } },
  '/api/runs/:runId/playtest': { read: 'player', instead: playing },
  '/api/runs/:runId/poster': { read: 'player', instead: ['poster', 'playByAddress'] },
  '/api/runs/:runId/events': { read: 'player', instead: playing },
  '/api/runs/:runId/group': {
    read: 'player',
    write: { who: 'player', limit: playing },
    instead: playing,
  },
  '/api/sessions/:id/events': { read: 'owner' },
  '/api/views': { read: 'anyone', write: { who: 'anyone', limit: 'anyRequest' } },
  '/api/account/events': { read: 'member' },
  '/api/account/session': { read: 'anyone' },
  '/api/account/owned': { read: 'member' },
  // Counted inside against `accountExport`, so that its page can say that today's limit is reached
  '/api/account/export': { read: 'member', write: { who: 'member', limit: 'anyRequest' } },
  '/api/account/preferences': { read: 'member', write: { who: 'member', limit: 'anyRequest' } },
  // Calls are counted inside against `generation` and its related limits, where they are paid for
  '/api/generate/:function': { read: 'member', write: { who: 'owner', limit: 'anyRequest' } },
  '/api/uploads': { read: 'owner', write: { who: 'owner', limit: 'upload' } },
  '/api/projects': { read: 'member', write: { who: 'member', limit: 'wholeProjects' } },
  '/api/projects/:id': { read: 'owner', instead: ['wholeProjects', 'anyRequest', 'anyMemberRequest'] },
  '/api/projects/:id/puzzles/:puzzleId/print': {
    read: 'owner',
    instead: ['printedPuzzles', 'anyRequest', 'anyMemberRequest'],
  },
  '/api/projects/:id/game-file': { read: 'owner', instead: ['wholeProjects', 'anyRequest', 'anyMemberRequest'] },
  '/api/projects/:id/files': {
    read: 'owner',
    write: { who: 'owner', limit: 'editorWrites' },
    instead: ['keptVersions', 'anyRequest', 'anyMemberRequest'],
  },
  '/api/projects/:id/versions': {
    read: 'owner',
    write: { who: 'owner', limit: 'editorWrites' },
    instead: ['keptVersions', 'anyRequest', 'anyMemberRequest'],
  },
  // Files are bounded by the quota
  '/api/projects/:id/copies': { read: 'owner', write: { who: 'owner', limit: 'editorWrites' } },
  // Counts the plays since the last time
  '/api/projects/:id/figures': { read: 'owner', instead: ['figures', 'anyRequest', 'anyMemberRequest'] },
  // The write says where in the draft somebody is
  '/api/projects/:id/events': { read: 'owner', write: { who: 'owner', limit: 'presence' } },
  '/api/projects/:id/changes': { read: 'owner' },
  '/api/projects/:id/notes': { read: 'owner', write: { who: 'owner', limit: 'editorWrites' } },
  '/media/:name': { read: 'anyone', instead: ['media'] },
  '/*': { read: 'anyone' },
}
