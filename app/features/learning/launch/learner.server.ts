import { keyedHash, seal, unseal } from '#app/platform/auth/seal.server.ts'
import { guestHash } from '#app/platform/guest.server.ts'
import { randomName } from '#app/shared/ids.ts'

/** The guest that a platform's user is here, on every device: a keyed hash, which leads back to nobody. */
export const learnerToken = (issuer: string, learner: string): string =>
  keyedHash('learner', JSON.stringify([issuer, learner]))
    .toString('base64url')
    .slice(0, 32)

/** For who has no name: the browser is the learner. A token that a name gave is nobody else's. */
export const namelessToken = (known: string | null): string =>
  known !== null && /^[0-9A-Za-z]{22}$/.test(known) ? known : randomName()

export const learnerHash = (issuer: string, learner: string): string => guestHash(learnerToken(issuer, learner))

const purpose = 'learner of a grade'

/** Grades are given to a user by the platform's own name for them: kept encrypted until the grade has arrived. */
export const sealLearner = (place: string, learner: string): string => seal(purpose, place, learner)
export const openLearner = (place: string, sealed: string): string | null => unseal(purpose, place, sealed)

/** A place in a course, without its own numbers. */
export const placeHashOf = (platformId: string, deploymentId: string, linkId: string): string =>
  keyedHash('place in a course', JSON.stringify([platformId, deploymentId, linkId])).toString('hex')
