/*
 * What is kept of people, column by column. Each text, list of texts, document and reference to a person or a player
 * stands here or in `impersonal`; a test walks the tables. The export and the erasure are tested against these rows.
 */

export type PersonalColumn = {
  purpose: string
  /** Whose part of export and erasure it is: a key of `personalParts` (app/personal-data.server.ts). */
  part:
    | 'account'
    | 'contact'
    | 'evenings'
    | 'files'
    | 'games'
    | 'generation'
    | 'groups'
    | 'library'
    | 'locks'
    | 'payments'
    | 'studio'
  /** Why not, where it is not in the export. */
  export: true | { not: string }
  /** `row`: deleted with its row. `null`, `blank`: the row stays without it. `sold`: deleted, unless somebody bought the
   * adventure, which then stays without its creator. */
  erase: 'row' | 'null' | 'blank' | 'sold' | { stays: string }
}

type Rest = Omit<PersonalColumn, 'purpose' | 'part'>

const given = { export: true, erase: 'row' } as const
const withheld = (not: string, erase: PersonalColumn['erase'] = 'row'): Rest => ({ export: { not }, erase })

const of =
  (part: PersonalColumn['part']) =>
  (purpose: string, rest: Rest): PersonalColumn => ({ purpose, part, ...rest })

const account = of('account')
const studio = of('studio')
const games = of('games')
const groups = of('groups')
const evenings = of('evenings')
const library = of('library')
const contact = of('contact')
const payments = of('payments')
const locks = of('locks')

const secret = withheld('it opens the account')
const accounting: Rest = { export: true, erase: { stays: 'accounting records stay, without a name' } }
const staff = withheld('it names staff, and is about somebody else’s money', 'null')
const work = { export: true, erase: 'sold' } as const
const inMailbox = withheld('it is in the person’s mailbox')
const ofLearner = withheld('no account leads to it', { stays: 'it goes with its launch or its grade' })
const counter = withheld('a counter that lasts a day at most')

/** `table.*`: all columns of the table that the walk would ask about. */
export const personalColumns: Readonly<Record<string, PersonalColumn>> = {
  'users.*': account('signing in, mail, the name that others see, consent, preferences', given),
  'auth_sessions.user_id': account('whose session', given),
  'auth_sessions.ip_address': account('telling sessions apart', given),
  'auth_sessions.user_agent': account('telling sessions apart', given),
  'auth_sessions.token': account('staying signed in (a hash)', secret),
  'auth_accounts.user_id': account('whose way to sign in', given),
  'auth_accounts.provider_id': account('password or Google', given),
  'auth_accounts.account_id': account('the number by which Google knows the person', given),
  'auth_accounts.password': account('signing in (an Argon2id hash)', secret),
  'auth_accounts.access_token': account('nothing: not stored', secret),
  'auth_accounts.refresh_token': account('nothing: not stored', secret),
  'auth_accounts.id_token': account('nothing: not stored', secret),
  'auth_accounts.scope': account('nothing: not stored', secret),
  'auth_verifications.*': account('nothing: a sign-in under way is kept in a cookie', secret),
  'account_tokens.hash': account('mailed links (a hash)', secret),
  'account_tokens.user_id': account('whose link', withheld('a link lasts a day')),
  'account_tokens.email': account('where the link went', withheld('a link lasts a day')),
  'active_days.user_id': account('on which days somebody was here, for sums', given),
  'second_factors.user_id': account('whose second step of signing in', secret),
  'second_factors.secret': account('the key shared with the app, encrypted', secret),
  'second_factors.recovery_hashes': account('signing in without the app (hashes)', secret),
  'profiles.*': account('the public page of a creator', given),
  'user_roles.user_id': account('who may administer or moderate', given),
  'purchases.buyer_id': payments('what was paid for', { export: true, erase: 'null' }),
  'purchases.creator_id': payments('whose work was sold', { export: true, erase: 'null' }),
  'purchases.adventure_title': payments('what was paid for', accounting),
  'purchases.session_id': payments('finding a payment again', accounting),
  'purchases.payment_intent_id': payments('finding a payment again', accounting),
  'purchases.charge_id': payments('finding a payment again', accounting),
  'purchases.payout_account_id': payments('taking a creator’s share back with a refund', accounting),
  'purchases.refunded_by': payments('who gave money back', staff),
  'purchases.refund_reason': payments('why money was given back', { export: true, erase: 'blank' }),
  'purchase_shares.user_id': payments('who gets a share of a sale', { export: true, erase: 'null' }),
  'gifts.message': payments('what the card says', { export: true, erase: 'blank' }),
  'gifts.for_session': payments('opening the session whose seats are paid for', { export: true, erase: 'null' }),
  'gift_redemptions.user_id': payments('who took a seat of a gift', { export: true, erase: 'null' }),
  'entitlements.user_id': payments('who may play what was bought or given', given),
  'price_changes.changed_by': payments('who set a price', staff),
  'payout_statements.creator_id': payments('what a creator has coming', { export: true, erase: 'null' }),
  'payout_statements.paid_by': payments('who marked it as paid', staff),
  'payout_accounts.creator_id': payments('whose account at Stripe', given),
  'payout_accounts.account_id': payments('paying a creator', given),
  'outbox_mails.user_id': account('whose mail', given),
  'outbox_mails.to_address': account('where a mail goes', given),
  'outbox_mails.subject': account('which mail', given),
  'outbox_mails.reply_to': account('where an answer to a message goes', inMailbox),
  'outbox_mails.text_body': account('the mail', inMailbox),
  'outbox_mails.html_body': account('the mail', inMailbox),
  'outbox_mails.sealed_body': account('the mail', inMailbox),
  'outbox_mails.unsubscribe_path': account('one-click unsubscribing', inMailbox),
  'outbox_mails.dedupe_key': account('sending it once', inMailbox),
  'outbox_mails.last_error': account('what the mail server said', inMailbox),
  'rate_limit_counters.key': account('slowing down who guesses or floods', counter),
  'audit_log.actor_id': account('who did what in the back office', withheld('a record of the site', 'null')),
  'audit_log.entity_id': account(
    'to what it was done',
    withheld('a record of the site', { stays: 'the number of what is gone leads to nobody' }),
  ),
  'audit_log.detail': account(
    'what was done',
    withheld('a record of the site', { stays: 'a reason stays as it was written; the privacy policy says so' }),
  ),
  'generation_switches.switched_by': account('who switched a function off', withheld('a record of the site', 'null')),

  'contact_messages.first_name': contact('answering a message', given),
  'contact_messages.last_name': contact('answering a message', given),
  'contact_messages.email': contact('answering a message', given),
  'contact_messages.message': contact('answering a message', given),
  'contact_messages.answer': contact('what was answered', given),
  'contact_messages.answered_by': contact('who answered', withheld('a record of the site', 'null')),

  'assets.owner_id': of('files')('whose room a file takes', { export: true, erase: 'null' }),
  'assets.name': of('files')('the address of a file', work),
  'assets.storage_key': of('files')('where a file is stored', work),
  'assets.sha256': of('files')('telling whether a file changed', work),

  'generation_calls.user_id': of('generation')('budgets, and misuse', { export: true, erase: 'null' }),
  'generation_calls.prompt': of('generation')('what was asked for', { export: true, erase: 'blank' }),

  'co_authors.user_id': studio('who makes a work with its owner', given),
  'draft_presence.*': studio('where somebody is in a draft that is made together', withheld('seconds old')),
  'draft_presence.user_id': studio('who is in a draft', withheld('seconds old')),
  'draft_notes.author_id': studio('who left a note at a draft', given),
  'draft_notes.text': studio('what a note or its answer says', given),
  'draft_notes.row_name': studio('what a note is about', given),
  'draft_notes.closed_by': studio('who closed a note', withheld('somebody else’s note', 'null')),
  'draft_changes.user_id': studio('who changed what in a draft', withheld('the draft’s own record', 'null')),
  'draft_changes.*': studio('what was changed in a draft', work),
  'draft_visits.user_id': studio('up to where somebody has seen a draft', withheld('a number')),
  'co_author_invitations.email': studio('where an invitation went', withheld('it is somebody else’s address')),
  'adventures.creator_id': studio('whose adventure', { export: true, erase: 'null' }),
  'adventures.*': studio('an adventure', work),
  'adventure_scenes.*': studio('a scene', work),
  'scene_hotspots.*': studio('a hotspot', work),
  'scene_layers.*': studio('a layer of a scene', work),
  'adventure_puzzles.*': studio('a puzzle', work),
  'adventure_puzzle_solutions.*': studio('a puzzle’s solution', work),
  'adventure_items.*': studio('an item', work),
  'adventure_npcs.*': studio('somebody to talk to', work),
  'npc_dialogue_nodes.*': studio('what they say', work),
  'escape_room_setup.*': studio('a printed kit', work),
  'escape_room_puzzles.*': studio('a printed kit', work),
  'escape_room_props.*': studio('a printed kit', work),
  'escape_room_clues.*': studio('a printed kit', work),
  'escape_room_host_guide.*': studio('a printed kit', work),
  'mystery_dinner_story.*': studio('a printed kit', work),
  'mystery_dinner_characters.*': studio('a printed kit', work),
  'mystery_dinner_props.*': studio('a printed kit', work),
  'mystery_dinner_courses.*': studio('a printed kit', work),
  'mystery_dinner_clues.*': studio('a printed kit', work),
  'mystery_dinner_moments.*': studio('a printed kit', work),
  'mystery_dinner_cards.*': studio('a printed kit', work),
  'mystery_dinner_host_guide.*': studio('a printed kit', work),
  'draft_versions.*': studio('saved states of a draft', given),
  'editions.created_by': studio('who published', withheld('it is the creator', 'null')),
  'editions.*': studio('what is played', work),
  'edition_secrets.*': studio('what is played', work),
  'draft_commands.asked': studio('a change that is sent again', withheld('a day’s memory of the editor')),

  'players.user_id': games('whose place in a party', { export: true, erase: 'null' }),
  'players.guest_token_hash': games('finding a guest’s games again (a hash)', withheld('an account has none', 'null')),
  'players.name': games('shown to the party', { export: true, erase: 'blank' }),
  'player_streams.player_id': games('who is here now', withheld('seconds old')),
  'chat_messages.player_id': games('who wrote it', given),
  'chat_messages.text': games('shown to the party', given),
  'runs.state': games('going on with a game: what was typed in it', withheld('the moves tell it', 'blank')),
  'run_events.player_id': games('whose move', { export: true, erase: 'null' }),
  'run_events.command': games('a move: what was typed', { export: true, erase: 'blank' }),
  'run_events.events': games('what a move brought', withheld('it holds what the game keeps from players', 'blank')),
  'attempt_counters.actor': games('limits on guessing', counter),

  'group_sessions.organiser_id': groups('who opened a session for groups', given),
  'group_sessions.name': groups('telling sessions apart', given),
  'group_teams.name': groups('telling teams apart, until the session is deleted', given),
  'evenings.host_id': evenings('who opened an evening of a kit', given),
  'evenings.host_name': evenings('who invites', given),
  'evenings.time': evenings('when it is', given),
  'evenings.place': evenings('where it is', given),
  'evenings.state': evenings(
    'who comes, what they do not eat, and what they typed',
    withheld('the host’s export names the guests; what guests typed for themselves is theirs'),
  ),
  // Of people whom a learning platform sent: no account leads to them, nor they to one
  'learning_launches.guest_hash': games('whose launch it is (a keyed hash)', ofLearner),
  'learning_launches.sealed_learner': games('to whom the platform gives a grade, encrypted', ofLearner),
  'learning_games.sealed_learner': games('to whom the platform gives a grade, encrypted', ofLearner),
  'learning_logins.browser_hash': games('that a launch ends where it began (a hash)', ofLearner),

  'reports.reporter_id': contact('who reported something', { export: true, erase: 'null' }),
  'reports.reporter_key': contact(
    'counting one person once (a keyed hash)',
    withheld('it leads to nobody', { stays: 'a keyed hash that leads to nobody' }),
  ),
  'reports.text': contact('what somebody reported', { export: true, erase: 'blank' }),
  'reports.subject_text': contact(
    'what was reported',
    withheld('it is somebody else’s', { stays: 'what was judged stays with the judgement' }),
  ),
  'reports.closed_by': contact('who judged it', staff),
  'reports.outcome': contact('what came of it', withheld('it is the moderators’', { stays: 'it names nobody' })),

  'reviews.user_id': library('whose review', given),
  'reviews.text': library('shown with the adventure', given),
  'reviews.creator_answer': library('shown below a review', { export: true, erase: 'blank' }),
  'kit_downloads.user_id': library('that a kit was downloaded: for refunds, plays and reviews', given),
  'locks.owner_id': locks('who keeps a lock', given),
  'locks.maker_hash': locks('changing a lock before anybody keeps it (a hash)', withheld('a kept lock has none')),
  'locks.*': locks('a lock', given),
  'lock_plays.*': locks(
    'going on with a lock in the same browser (a hash of its cookie, and wrong answers)',
    withheld('it belongs to a browser, not to an account', { stays: 'it leads to nobody, and goes after 30 days' }),
  ),
  'wishes.user_id': library('one mail when it opens', given),
}

/** Texts that no person typed and that name nobody, or that are the site's own. */
export const impersonal: readonly string[] = [
  'assets.mime',
  'design_settings.*',
  'generation_calls.function',
  'generation_calls.provider',
  'generation_calls.model',
  'generation_calls.error_code',
  'generation_switches.function',
  'outbox_mails.template',
  'audit_log.action',
  'audit_log.entity_type',
  // Sums: nobody is in them
  'page_views.*',
  'place_figures.kind',
  // Keyed hashes of answers and of who typed them, and words that three parties typed, masked
  'wrong_answers.*',
  // Sums of a run, with such hashes; it goes with the run
  'run_figures.counted',
  // A random number and hashes with it, which go with their day and lead to nobody then
  'day_salts.*',
  'day_visits.*',
  // Addresses and numbers of platforms, and hashes of places in their courses
  'learning_platforms.*',
  'learning_keys.*',
  'learning_logins.state_hash',
  'learning_logins.nonce',
  'learning_logins.target',
  'learning_logins.deployment_id',
  'learning_launches.place_hash',
  'learning_launches.line_item',
  'learning_launches.roster_url',
  'learning_launches.framed_by',
  'learning_launches.choice',
  'learning_games.place_hash',
  'learning_games.line_item',
  'parties.join_code',
  'parties.previous_join_code',
  // Of links and codes, which whoever holds them may follow
  'evenings.table_token_hash',
  'evenings.sealed_table_token',
  'evening_links.token_hash',
  'co_author_invitations.token_hash',
  // Names of kinds of rows and of their fields
  'draft_notes.kind',
  'draft_notes.field',
  'evening_links.sealed_token',
  'group_sessions.code',
  'locks.code',
  'group_sessions.screen_token_hash',
  'group_sessions.sealed_screen_token',
  'group_teams.code',
  'group_teams.token_hash',
  'group_teams.sealed_token',
  // A keyed hash, printed on a certificate, which leads to no name
  'certificates.code',
  'purchases.currency',
  'purchases.charged_currency',
  // Of a gift, which whoever holds it may redeem
  'gifts.code_hash',
  'gifts.sealed_code',
  'payout_statements.currency',
  // The provider's own number and word for what happened
  'payment_events.provider_event_id',
  'payment_events.type',
]
