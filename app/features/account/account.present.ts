import { portraitUrl } from '#app/features/media/asset.present.ts'
import type { AccountRow } from './account.queries.server.ts'
import type { ProfileForm } from './profile.schema.ts'

export type OwnAccount = ReturnType<typeof presentAccount>

type ProfileRow = { name: string } & {
  [Column in 'bio' | 'translations' | 'physicalDescription']: AccountRow[Column] | null
}

/** Null columns mean that there is no row yet. */
export function profileOf({ name, bio, translations, physicalDescription }: ProfileRow): ProfileForm {
  const french = translations?.['fr']?.['bio']
  return {
    name,
    storyEn: bio ?? '',
    storyFr: typeof french === 'string' ? french : '',
    physicalDescription: physicalDescription ?? '',
  }
}

export function presentAccount(row: AccountRow) {
  return {
    profile: profileOf(row),
    portrait: portraitUrl(row.portrait),
    email: row.email,
    emailVerified: row.emailVerified,
    since: row.since.toISOString(),
  }
}
