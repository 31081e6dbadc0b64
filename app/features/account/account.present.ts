import { portraitUrl } from '#app/features/media/asset.present.ts'
import type { AccountRow } from './account.queries.server.ts'
import type { ProfileForm } from './profile.schema.ts'

export type OwnAccount = ReturnType<typeof presentAccount>

export function presentAccount(row: AccountRow) {
  const french = row.translations['fr']?.['bio']
  const profile: ProfileForm = {
    name: row.name,
    storyEn: row.bio,
    storyFr: typeof french === 'string' ? french : '',
    physicalDescription: row.physicalDescription,
  }
  return {
    profile,
    portrait: portraitUrl(row.portrait),
    email: row.email,
    emailVerified: row.emailVerified,
    since: row.since.toISOString(),
  }
}
