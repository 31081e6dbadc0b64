import { describe, expect, test } from 'vitest'
import { m } from '#app/i18n/generated/messages.js'

const en = { locale: 'en' } as const
const fr = { locale: 'fr' } as const

type Text = readonly [(inputs: Record<string, never>, options: { locale: 'en' | 'fr' }) => string, string]

/* As the specification quotes them; the journey tests look for the same messages on the pages, in both languages. */
const notices: readonly Text[] = [
  [m.account_signed_out_title, 'Signed Out'],
  [m.account_signed_out, 'You have been successfully signed out.'],
  [m.shell_signed_out_locally_title, 'Signed Out Locally'],
  [m.shell_signed_out_locally, 'Network issue prevented server sign-out. Local session cleared.'],
  [m.shell_sign_out_failed, 'Failed to sign out'],
  [m.account_signed_out_elsewhere_title, 'Signed out successfully'],
  [m.studio_created_title, 'Adventure Created!'],
  [m.studio_created_text, 'Your new adventure has been created successfully.'],
  [m.studio_create_failed, 'Creation Failed'],
  [m.studio_updated_title, 'Adventure Updated!'],
  [m.studio_updated_text, 'Your changes have been saved.'],
  [m.studio_update_failed, 'Update Failed'],
  [m.studio_deleted_title, 'Adventure Deleted'],
  [m.studio_deleted_text, 'Your adventure has been deleted successfully.'],
  [m.studio_delete_failed, 'Delete Failed'],
  [m.account_google_signed_up, 'Account created successfully!'],
  [m.account_google_sign_up_failed, 'Failed to create account'],
  [m.account_google_signed_in, 'Signed in successfully!'],
  [m.account_google_sign_in_failed, 'Failed to sign in'],
  [m.account_sign_in_failed_title, 'Sign In Failed'],
  [m.account_wrong_credentials, 'Invalid email or password. Please try again.'],
  [m.account_welcome_back_title, 'Welcome back!'],
  [m.account_welcome_back, 'You have successfully signed in.'],
  [m.account_email_taken_title, 'Account Exists'],
  [m.account_email_taken, 'An account with this email already exists. Please sign in instead.'],
  [m.account_sign_up_failed_title, 'Sign Up Failed'],
  [m.account_created_title, 'Account Created!'],
  [m.common_error, 'Error'],
  [m.errors_unexpected, 'An unexpected error occurred. Please try again.'],
  [m.contact_sent_title, 'Message Sent!'],
  [m.dinner_story_saved, 'Story saved!'],
  [m.dinner_character_created, 'Character created!'],
  [m.dinner_character_updated, 'Character updated!'],
  [m.dinner_character_deleted, 'Character deleted!'],
  [m.dinner_prop_added, 'Prop added!'],
  [m.dinner_prop_deleted, 'Prop deleted!'],
  [m.dinner_clue_added, 'Clue added!'],
  [m.dinner_course_added, 'Course added!'],
  [m.dinner_guide_saved, 'Host guide saved!'],
  [m.room_setup_saved, 'Setup saved successfully'],
  [m.room_puzzle_added, 'Puzzle added successfully'],
  [m.room_prop_added, 'Prop added successfully'],
  [m.room_guide_saved, 'Host guide saved successfully'],
  [(_, language) => m.room_setup_failed({ reason: '...' }, language), 'Failed to save setup: ...'],
  [(_, language) => m.room_puzzle_failed({ reason: '...' }, language), 'Failed to add puzzle: ...'],
  [(_, language) => m.room_prop_failed({ reason: '...' }, language), 'Failed to add prop: ...'],
  [(_, language) => m.room_guide_failed({ reason: '...' }, language), 'Failed to save host guide: ...'],
  [m.admin_users_failed, 'Failed to fetch users data.'],
  [m.design_created, 'Design setting created successfully'],
  [m.design_updated, 'Design setting updated successfully'],
  [m.design_deleted, 'Design setting deleted successfully'],
  [m.design_create_failed, 'Failed to create design setting'],
  [m.design_update_failed, 'Failed to update design setting'],
  [m.design_delete_failed, 'Failed to delete design setting'],
  [m.studio_kit_missing_title, 'Adventure not found'],
]

const rules: readonly Text[] = [
  [m.common_validation_error, 'Validation Error'],
  [m.common_email_invalid, 'Invalid email address'],
  [m.account_password_short, 'Password must be at least 6 characters'],
  [m.account_password_mismatch_title, 'Password Mismatch'],
  [m.account_password_mismatch, 'Passwords do not match. Please try again.'],
  [m.contact_first_name_required, 'First name is required'],
  [m.contact_first_name_long, 'First name must be less than 100 characters'],
  [m.contact_last_name_required, 'Last name is required'],
  [m.contact_last_name_long, 'Last name must be less than 100 characters'],
  [m.common_email_invalid, 'Invalid email address'],
  [m.contact_email_long, 'Email must be less than 255 characters'],
  [m.contact_message_required, 'Message is required'],
  [m.contact_message_long, 'Message must be less than 2000 characters'],
  [m.errors_not_authenticated, 'Not authenticated'],
]

const pages: readonly Text[] = [
  [m.shell_not_found_title, 'Oops! Page not found'],
  [m.account_back_home, 'Back to home'],
  [m.common_back_to_home, 'Back to Home'],
  [m.adventure_coming_soon, 'Coming Soon'],
  [m.library_empty_online, 'No adventures available yet. Check back soon!'],
  [m.library_empty_search, 'No adventures found matching your search.'],
  [m.library_empty_mystery, 'No mystery dinners available yet'],
  [m.library_empty_escape, 'No escape adventures available yet'],
  [m.adventure_no_image, 'No image available'],
  [m.adventure_no_description, 'No description available for this adventure.'],
  [m.adventure_anonymous, 'Anonymous'],
  [m.common_not_available, 'N/A'],
  [m.common_free, 'Free'],
  [m.adventure_price_once, 'One-time purchase, play forever'],
  [m.adventure_coming_soon, 'Coming Soon'],
  [m.adventure_play_now, 'Play Now'],
  [m.adventure_purchase, 'Purchase & Play'],
  [m.adventure_difficulty_beginner, 'Beginner friendly'],
  [m.adventure_difficulty_moderate, 'Moderate challenge'],
  [m.adventure_difficulty_expert, 'Expert level'],
  [m.adventure_not_found_title, 'Adventure Not Found'],
  [m.adventure_not_found_text, "This adventure doesn't exist or has been removed."],
  [m.generation_generate, 'Generate'],
  [m.generation_regenerate, 'Regenerate'],
  [m.generation_with_ai, 'Generate with AI'],
  [m.media_generating, 'Generating...'],
  [m.studio_delete_question, 'Are you sure you want to delete this adventure? This action cannot be undone...'],
]

describe.each([
  ['the notices', notices],
  ['the rules of the forms', rules],
  ['the pages', pages],
] as const)('%s', (_, texts) => {
  test.each(texts.map(([message, text]) => [text, message] as const))(
    'are “%s” in English, and the same in French in its own words',
    (text, message) => {
      expect(message({}, en)).toBe(text)
      // A few words are the same in both languages
      if (!['Error'].includes(text)) expect(message({}, fr)).not.toBe(text)
    },
  )
})

test('the difficulty is given as a number out of five', () => {
  expect(m.adventure_difficulty({ difficulty: 3 }, en)).toBe('Difficulty: 3/5')
})
