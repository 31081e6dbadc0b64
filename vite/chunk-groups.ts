export const publicParts = [
  'back-link.tsx',
  'badge.tsx',
  'button.tsx',
  'card.tsx',
  'class-names.ts',
  'difficulty-meter.tsx',
  'empty-state.tsx',
  'page-header.tsx',
  'page-section.tsx',
  'picture.tsx',
  'rating.tsx',
  'slot.tsx',
  'spinner.tsx',
  'text-link.tsx',
  'toaster.ts',
]

const vendor = ['react', 'react-dom', 'react-router', 'scheduler']

/** The router imports these as well (waiting-routes.ts). */
const network = ['shared/(network-away|server-there).ts']

const frame = [
  '(root|start-page).tsx',
  'routes/layouts/(site.tsx|framed.ts|page-scripts.tsx|late-start.ts|page-meta.ts|private-areas.ts)',
  'features/shell/(?!error-details|sign-out/)',
  'shared/when-idle.ts',
  'i18n/(format|locale|switch-language).ts',
  'i18n/generated-split/runtime.js',
  ...publicParts.map((part) => `ui/${part}`),
]

/** What the pages with adventure cards share; a separate file would cost the first visit more than these do. */
const shop = [
  'features/adventure/playtime.ts',
  'features/library/(library-address|difficulty-text).ts',
  'features/library/components/(adventure-card.tsx|card-cover.tsx)',
  'features/media/cover-widths.ts',
  'ui/(chip|empty-picture|input|keep-in-sight|link-tabs|select|skeleton|use-network-away).tsx?',
]

/** Single words and signs of several tabs of the editor: a file for each of them weighs three times as much. */
const studioWords = [
  'canvas_duplicate|checks_untitled|common_delete|common_edit|common_french_in_text|copies_open|media_cancel',
  'media_file_deleted|media_generation_stopped|media_one_only|media_upload_stopped|media_upload_wait|media_uploading',
  'studio_also_in_hint|studio_card_delete|studio_card_duplicate|studio_card_edit|studio_card_more|studio_card_no_image',
  'studio_creator_lead|studio_gone|studio_scene_hotspots|studio_still_missing|studio_untitled_hotspot',
  'studio_check|studio_delete_title|studio_draft_mark|studio_graph_loading|studio_in_language|studio_new_node',
  'studio_print_open|studio_puzzle_name|studio_refused_mark|studio_save_conflict_text|studio_save_first',
  'studio_save_offline_text|studio_save_refused_text|studio_scene_ending|studio_scene_start|studio_scenes_copy_name',
  'studio_scenes_empty|studio_scenes_first|ui_late_offline|ui_late_text|ui_late_title',
  'checks_look_without_picture|checks_picture_without_alt|studio_count_clues|studio_draft_start_over|studio_percent',
  'studio_restore',
  'arrow-down|arrow-up|flag|puzzle|sparkles|undo-2',
]

/** The same of most pages with forms. */
const formWords = [
  'circle-check|circle-exclamation-point|common_cancel|common_close|common_error|common_loading|common_retry',
  'errors_not_authenticated|errors_offline|errors_unavailable|eye|triangle-exclamation-point',
]

/** The same of several pages: each file is named in the map of all pages, which every first visit loads. */
const officeWords = [
  'admin_action_of|admin_all|admin_column_creator|admin_column_status|admin_no_activity|admin_off|admin_on|admin_plays',
  'admin_purchases_erased|admin_purchases_payments|admin_reason|admin_refused_title|admin_revenue|admin_role_user',
  'admin_show|admin_switch_off|admin_switch_on|admin_written|moderation_open_work',
]
const accountWords = [
  'account_back_home|account_forgot|account_forgot_made_title|account_sending|account_sign_in|account_sign_in_busy',
  'account_to_sign_in|account_verify_heading',
]
const giftWords = [
  'gifts_card_from|gifts_card_unreadable|gifts_code|gifts_redeem_title|gifts_to_card|receipts_adventure',
  'receipts_title|receipts_total|share_card_print',
]
const sessionWords = [
  'groups_standing_waiting|results_back|results_ended|results_hints|results_puzzle|results_puzzles|results_stage',
  'results_team|results_teams|results_time|results_wrong',
]

/** Pages that take files use all of these. */
const uploadParts = [
  'features/media/components/(use-file-drop|use-file-queue|use-image-upload|use-uploads).ts',
  'features/media/(cut-to|prepare-late|send-image|upload-rules|upload-texts).ts',
]

/** Small modules of several tabs that import nothing but what every page has. */
const studioParts = [
  'features/generation/prompts.ts',
  'features/studio/fields/components/(content-languages|generation-prompt|language-name|use-latest).ts',
  'features/studio/fields/components/row-buttons.tsx',
  'features/studio/exchange/replace-ids.ts',
  'features/studio/fields/moved-to.ts',
  'shared/shortened.ts',
  'ui/use-by-and-by.ts',
]

const wordsIn = (keys: readonly string[]) => new RegExp(`[\\\\/](messages|icons)[\\\\/](${keys.join('|')})\\.`)

const anyOf = (paths: readonly string[]): string => paths.join('|').replaceAll('.', '\\.').replaceAll('/', '[\\\\/]')

// Two files compress better than two dozen, by 7 kB (gzip), and spare 33 requests. `vendor` changes with a dependency,
// `frame` with our code.
export const chunkGroups = [
  {
    name: 'vendor',
    test: new RegExp(`[\\\\/]node_modules[\\\\/](${anyOf(vendor)})[\\\\/]|[\\\\/]app[\\\\/](${anyOf(network)})`),
    priority: 2,
  },
  {
    name: 'frame',
    test: new RegExp(
      [
        `[\\\\/]app[\\\\/](${anyOf([...frame, ...shop])})`,
        String.raw`[\\/]node_modules[\\/](class-variance-authority|clsx)[\\/]`,
        String.raw`[\\/]lucide-react[\\/]dist[\\/]esm[\\/]((?!icons)|icons[\\/](chevron-down|search|sliders-horizontal|x)\.)`,
      ].join('|'),
    ),
    priority: 1,
  },
  {
    name: 'studio-words',
    test: new RegExp(
      `[\\\\/](messages|icons)[\\\\/](${anyOf(studioWords)})\\.|[\\\\/]app[\\\\/](${anyOf(studioParts)})`,
    ),
    priority: 1,
  },
  { name: 'uploads', test: new RegExp(`[\\\\/]app[\\\\/](${anyOf(uploadParts)})`), priority: 1 },
  { name: 'form-words', test: wordsIn(formWords), priority: 1 },
  { name: 'office-words', test: wordsIn(officeWords), priority: 1 },
  { name: 'account-words', test: wordsIn(accountWords), priority: 1 },
  { name: 'gift-words', test: wordsIn(giftWords), priority: 1 },
  { name: 'session-words', test: wordsIn(sessionWords), priority: 1 },
  // Loaded after the first paint
  { name: 'presses', test: /[\\/]app[\\/]ui[\\/](second-press|undo-keys)\.ts/, priority: 1 },
]
