import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { agreedShares } from '#app/features/payments/checkout/agreed-shares.server.ts'
import { newId } from '#app/shared/ids.ts'
import { buildAdventure } from '#database/factories/build-adventure.ts'
import { buildAsset } from '#database/factories/build-asset.ts'
import { buildCoAuthor } from '#database/factories/build-co-author.ts'
import { buildPurchase } from '#database/factories/build-purchase.ts'
import { buildUser } from '#database/factories/build-user.ts'
import { adventures } from '#database/schema/adventures.ts'
import { assets } from '#database/schema/assets.ts'
import { auditLog, outboxMails } from '#database/schema/back-office.ts'
import { coAuthorInvitations, coAuthors } from '#database/schema/co-authors.ts'
import { purchases } from '#database/schema/payments.ts'
import { useDatabase } from '#tests/support/use-database.ts'
import { acceptInvitation, findInvitation } from './accept-invitation.server.ts'
import { forgetOldInvitations, inviteCoAuthor } from './invite-co-author.server.ts'
import {
  changePart,
  declineWork,
  leaveWork,
  offerWork,
  removeCoAuthor,
  revokeInvitation,
  shareSales,
} from './manage-people.server.ts'
import { mostCoAuthors, parts } from './people.schema.ts'
import { listSharedWorks, readPeople } from './people.queries.server.ts'
import { takeOver } from './take-over.server.ts'

useDatabase()

let owner: Member
let adventureId: string

beforeEach(async () => {
  owner = (await buildUser(getDatabase(), { name: 'Ada' })).member
  adventureId = (await buildAdventure(getDatabase(), { creatorId: owner.userId, priceCents: 500 })).id
})

const [editor, , translator, reviewer] = parts
const tokenIn = (path: string | null) => path!.split('/').pop()!
const linkFor = async (part = editor!, who = owner) =>
  tokenIn((await inviteCoAuthor(getDatabase(), who, { adventureId, part, email: null, locale: 'en' })).path)
const somebody = async () => (await buildUser(getDatabase())).member
const roles = async () =>
  (await readPeople(getDatabase(), owner, adventureId)).people.map(({ role, language }) => [role, language])
const codeOf = (code: string) => expect.objectContaining({ code }) as unknown

describe('shares of sales', () => {
  const shares = async (who: Member) =>
    (await readPeople(getDatabase(), who, adventureId)).people.map(({ sharePercent }) => sharePercent)

  test('the owner agrees on them, all together a hundred percent; others see their own alone', async () => {
    const [bo, cy] = [await buildCoAuthor(getDatabase(), adventureId), await buildCoAuthor(getDatabase(), adventureId)]
    const share = (who: Member, userId: string, percent: number) =>
      shareSales(getDatabase(), who, { adventureId, userId, percent })
    await share(owner, bo.id, 60)
    await expect(share(owner, cy.id, 41)).rejects.toEqual(codeOf('tooLarge'))
    await share(owner, cy.id, 40)
    expect((await shares(owner)).toSorted()).toEqual([40, 60])
    expect((await shares(bo.member)).filter((each) => each !== null)).toEqual([60])
    const sum = async () => (await readPeople(getDatabase(), bo.member, adventureId)).sharedPercent
    expect(await sum()).toBe(0)
    await offerWork(getDatabase(), owner, { adventureId, userId: bo.id })
    expect(await sum(), 'who is offered the work knows what others get of it').toBe(40)
    await expect(share(bo.member, bo.id, 100)).rejects.toEqual(codeOf('notFound'))
    const { member: admin } = await buildUser(getDatabase(), { role: 'admin' })
    await expect(share(admin, bo.id, 0)).rejects.toEqual(codeOf('notAllowed'))
    await expect(share(owner, newId(), 0)).rejects.toEqual(codeOf('notFound'))
    expect(await getDatabase().$count(auditLog, eq(auditLog.action, 'adventure.shared'))).toBe(2)
  })

  test('a payment that begins then agrees on them in cents; later changes leave it as it is', async () => {
    const [bo, cy] = [await buildCoAuthor(getDatabase(), adventureId), await buildCoAuthor(getDatabase(), adventureId)]
    await shareSales(getDatabase(), owner, { adventureId, userId: bo.id, percent: 33 })
    await shareSales(getDatabase(), owner, { adventureId, userId: cy.id, percent: 1 })
    expect((await agreedShares(getDatabase(), adventureId, 99)).map(({ cents }) => cents)).toEqual([32])
    await removeCoAuthor(getDatabase(), owner, { adventureId, userId: bo.id })
    expect(await agreedShares(getDatabase(), adventureId, 450)).toEqual([{ userId: cy.id, cents: 4 }])
  })
})

describe('invitations', () => {
  test('a link makes whoever accepts it first a co-author in its part, and nobody after', async () => {
    const token = await linkFor(translator)
    const [first, second] = [await somebody(), await somebody()]
    expect(await findInvitation(getDatabase(), token)).toMatchObject({ role: 'translator', owner: 'Ada' })
    expect(await acceptInvitation(getDatabase(), first, token)).toEqual({ adventureId })
    await expect(acceptInvitation(getDatabase(), second, token)).rejects.toEqual(codeOf('notFound'))
    expect(await roles()).toEqual([['translator', translator!.language]])
    expect(await findInvitation(getDatabase(), token)).toBeNull()
  })

  test('of two who accept it at once one has it', async () => {
    const token = await linkFor()
    const tries = [await somebody(), await somebody()].map((who) => acceptInvitation(getDatabase(), who, token))
    const done = await Promise.allSettled(tries)
    expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await roles()).toHaveLength(1)
  })

  test('a second invitation to an address takes the place of the first', async () => {
    const asked = { adventureId, email: 'twice@example.org', locale: 'en' as const }
    await inviteCoAuthor(getDatabase(), owner, { ...asked, part: reviewer! })
    await inviteCoAuthor(getDatabase(), owner, { ...asked, part: editor! })
    const { invitations } = await readPeople(getDatabase(), owner, adventureId)
    expect(invitations.map(({ email, role }) => [email, role])).toEqual([['twice@example.org', 'editor']])
  })

  test('the token is stored as a hash only, and a mailed one is in a sealed mail to that address', async () => {
    const asked = { adventureId, part: reviewer!, email: 'bo@example.org', locale: 'fr' as const }
    expect(await inviteCoAuthor(getDatabase(), owner, asked)).toEqual({ path: null })
    const token = await linkFor()
    const rows = await getDatabase().select().from(coAuthorInvitations)
    expect(JSON.stringify(rows)).not.toContain(token)
    const [mail] = await getDatabase().select().from(outboxMails).where(eq(outboxMails.toAddress, 'bo@example.org'))
    expect(mail).toMatchObject({ template: 'co_author_invitation', language: 'fr', textBody: '' })
  })

  test('it is over when it is revoked, when its days are over, and with the work in the trash', async () => {
    const [revoked, old, trashed] = [await linkFor(), await linkFor(), await linkFor()]
    const [first] = (await readPeople(getDatabase(), owner, adventureId)).invitations
    await revokeInvitation(getDatabase(), owner, { adventureId, invitationId: first!.id })
    const later = new Date(Date.now() + 15 * 86_400_000)
    await getDatabase().update(adventures).set({ deletedAt: new Date() }).where(eq(adventures.id, adventureId))
    const who = await somebody()
    for (const [token, now] of [
      [revoked, new Date()],
      [old, later],
      [trashed, new Date()],
    ] as const) {
      expect(await findInvitation(getDatabase(), token, now)).toBeNull()
      await expect(acceptInvitation(getDatabase(), who, token, now)).rejects.toEqual(codeOf('notFound'))
    }
  })

  test('the owner cannot become a co-author of their own work, and the invitation stays', async () => {
    const token = await linkFor()
    await expect(acceptInvitation(getDatabase(), owner, token)).rejects.toEqual(codeOf('notAllowed'))
    expect(await findInvitation(getDatabase(), token)).not.toBeNull()
  })

  test('somebody who takes part already gets the part of a new invitation', async () => {
    const bo = await buildCoAuthor(getDatabase(), adventureId, { role: 'reviewer' })
    await acceptInvitation(getDatabase(), bo.member, await linkFor())
    expect(await roles()).toEqual([['editor', null]])
  })

  test('people and waiting invitations together are limited, and old invitations do not count', async () => {
    await buildCoAuthor(getDatabase(), adventureId)
    for (let count = 1; count < mostCoAuthors; count++) await linkFor()
    await expect(linkFor()).rejects.toEqual(codeOf('tooLarge'))
    await getDatabase()
      .update(coAuthorInvitations)
      .set({ expiresAt: new Date(0) })
    expect(await findInvitation(getDatabase(), await linkFor())).not.toBeNull()
    await getDatabase()
      .update(coAuthorInvitations)
      .set({ expiresAt: new Date(0) })
    expect(await forgetOldInvitations(getDatabase())).toBeGreaterThan(0)
    expect(await getDatabase().$count(coAuthorInvitations)).toBe(0)
  })
})

describe('parts', () => {
  test('only the owner and admins change, remove and invite; others are told that there is nothing', async () => {
    const bo = await buildCoAuthor(getDatabase(), adventureId)
    const admin = (await buildUser(getDatabase(), { role: 'admin' })).member
    for (const who of [bo.member, await somebody()]) {
      const named = { adventureId, userId: bo.id }
      await expect(changePart(getDatabase(), who, { ...named, part: editor! })).rejects.toEqual(codeOf('notFound'))
      await expect(removeCoAuthor(getDatabase(), who, named)).rejects.toEqual(codeOf('notFound'))
      await expect(linkFor(editor, who)).rejects.toEqual(codeOf('notFound'))
    }
    await changePart(getDatabase(), admin, { adventureId, userId: bo.id, part: translator! })
    expect(await roles()).toEqual([['translator', translator!.language]])
    await removeCoAuthor(getDatabase(), owner, { adventureId, userId: bo.id })
    expect(await roles()).toEqual([])
    await expect(removeCoAuthor(getDatabase(), owner, { adventureId, userId: newId() })).rejects.toEqual(
      codeOf('notFound'),
    )
  })

  test('a co-author leaves; the owner cannot', async () => {
    const bo = await buildCoAuthor(getDatabase(), adventureId)
    await leaveWork(getDatabase(), bo.member, adventureId)
    await expect(readPeople(getDatabase(), bo.member, adventureId)).rejects.toEqual(codeOf('notFound'))
    await expect(leaveWork(getDatabase(), owner, adventureId)).rejects.toEqual(codeOf('notFound'))
  })

  test('waiting invitations are shown to those who may invite', async () => {
    const bo = await buildCoAuthor(getDatabase(), adventureId)
    await linkFor()
    expect((await readPeople(getDatabase(), owner, adventureId)).invitations).toHaveLength(1)
    expect((await readPeople(getDatabase(), bo.member, adventureId)).invitations).toEqual([])
  })
})

test('what an admin changes in the people of others’ work is in the log', async () => {
  const admin = (await buildUser(getDatabase(), { role: 'admin' })).member
  for (const who of [owner, admin]) {
    const { id: userId } = await buildCoAuthor(getDatabase(), adventureId)
    await changePart(getDatabase(), who, { adventureId, userId, part: reviewer! })
    await removeCoAuthor(getDatabase(), who, { adventureId, userId })
    await linkFor(editor, who)
    const [invitation] = (await readPeople(getDatabase(), who, adventureId)).invitations
    await revokeInvitation(getDatabase(), who, { adventureId, invitationId: invitation!.id })
  }
  const told = await getDatabase().select().from(auditLog).where(eq(auditLog.entityId, adventureId))
  expect(told.map(({ actorId, action }) => [actorId, action])).toEqual(
    Array.from({ length: 4 }, () => [admin.userId, 'adventure.people_changed']),
  )
  expect(told.map(({ detail }) => detail['deed'])).toEqual(['change', 'remove', 'link', 'revoke'])
})

test('before somebody deletes their account they are told which of their works others make', async () => {
  expect(await listSharedWorks(getDatabase(), owner.userId)).toEqual([])
  await buildCoAuthor(getDatabase(), adventureId)
  expect(await listSharedWorks(getDatabase(), owner.userId)).toMatchObject([{ id: adventureId }])
})

describe('handing over', () => {
  const offered = async () => {
    const bo = await buildCoAuthor(getDatabase(), adventureId)
    await offerWork(getDatabase(), owner, { adventureId, userId: bo.id })
    return bo
  }
  const ownerOf = async () =>
    (await getDatabase().select().from(adventures).where(eq(adventures.id, adventureId)))[0]!.creatorId

  test('who accepts owns the work and its files; past sales stay, and the former owner edits', async () => {
    const buyer = await buildUser(getDatabase())
    await buildPurchase(getDatabase(), { buyerId: buyer.id, adventureId, amountCents: 500 })
    await buildAsset(getDatabase(), { adventureId, ownerId: owner.userId })
    const bo = await offered()
    await takeOver(getDatabase(), bo.member, adventureId)
    expect(await ownerOf()).toBe(bo.id)
    const [file] = await getDatabase().select().from(assets).where(eq(assets.adventureId, adventureId))
    expect(file!.ownerId).toBe(bo.id)
    const [sale] = await getDatabase().select().from(purchases).where(eq(purchases.adventureId, adventureId))
    expect(sale!.creatorId).toBe(owner.userId)
    const [former, ...more] = await getDatabase().select().from(coAuthors).where(eq(coAuthors.adventureId, adventureId))
    expect([former, more]).toMatchObject([{ userId: owner.userId, role: 'editor', offeredAt: null }, []])
    const [told] = await getDatabase().select().from(auditLog).where(eq(auditLog.entityId, adventureId))
    expect(told).toMatchObject({ action: 'adventure.handed_over', actorId: bo.id })
    const [mail] = await getDatabase().select().from(outboxMails).where(eq(outboxMails.userId, owner.userId))
    expect(mail).toMatchObject({ template: 'work_handed_over', subject: expect.stringContaining('Bo') as string })
  })

  test('nobody takes over what is not offered to them, or no longer', async () => {
    const bo = await offered()
    const cy = await buildCoAuthor(getDatabase(), adventureId)
    const refused = (who: Member) =>
      expect(takeOver(getDatabase(), who, adventureId)).rejects.toEqual(codeOf('notFound'))
    await refused(cy.member)
    await offerWork(getDatabase(), owner, { adventureId, userId: cy.id })
    await refused(bo.member)
    await declineWork(getDatabase(), cy.member, adventureId)
    await refused(cy.member)
    await offerWork(getDatabase(), owner, { adventureId, userId: cy.id })
    await offerWork(getDatabase(), owner, { adventureId, userId: null })
    await refused(cy.member)
    expect(await ownerOf()).toBe(owner.userId)
  })

  test('an admin cannot give away somebody else’s work', async () => {
    const bo = await buildCoAuthor(getDatabase(), adventureId)
    const admin = (await buildUser(getDatabase(), { role: 'admin' })).member
    const giving = offerWork(getDatabase(), admin, { adventureId, userId: bo.id })
    await expect(giving).rejects.toEqual(codeOf('notAllowed'))
  })

  test('work in review stays whose it is, and the offer stays open', async () => {
    const bo = await offered()
    await getDatabase().update(adventures).set({ status: 'in_review' }).where(eq(adventures.id, adventureId))
    await expect(takeOver(getDatabase(), bo.member, adventureId)).rejects.toEqual(codeOf('notAllowed'))
    const [still] = await getDatabase()
      .select()
      .from(coAuthors)
      .where(and(eq(coAuthors.adventureId, adventureId), eq(coAuthors.userId, bo.id)))
    expect(still!.offeredAt).not.toBeNull()
  })

  test('it is refused when the files do not fit into the room of who takes it over', async () => {
    await buildAsset(getDatabase(), { adventureId, ownerId: owner.userId, bytes: 2 ** 30 })
    await buildAsset(getDatabase(), { adventureId, ownerId: owner.userId, bytes: 2 ** 30 })
    const bo = await offered()
    const own = await buildAdventure(getDatabase(), { creatorId: bo.id })
    await buildAsset(getDatabase(), { adventureId: own.id, ownerId: bo.id, bytes: 2 ** 30 })
    await expect(takeOver(getDatabase(), bo.member, adventureId)).rejects.toEqual(codeOf('quotaExceeded'))
    expect(await ownerOf()).toBe(owner.userId)
  })
})
