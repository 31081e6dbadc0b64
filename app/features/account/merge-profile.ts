import { profileFields } from './profile.schema.ts'
import type { ProfileForm } from './profile.schema.ts'

/** Merges field by field: those left alone here keep the stored value. `theirs`: values stored meanwhile, in fields
 * that were changed differently here. */
export function mergeProfile(
  typed: ProfileForm,
  was: Partial<ProfileForm>,
  stored: ProfileForm,
): { merged: ProfileForm; theirs: Partial<ProfileForm> } {
  const merged = { ...typed }
  const theirs: Partial<ProfileForm> = {}
  for (const field of profileFields) {
    const before = was[field]
    if (before === undefined || stored[field] === before) continue
    if (typed[field] === before) merged[field] = stored[field]
    else if (typed[field] !== stored[field]) theirs[field] = stored[field]
  }
  return { merged, theirs }
}
