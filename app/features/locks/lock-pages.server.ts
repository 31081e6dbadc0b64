import { embedCode } from '#app/features/library/share/embed-code.server.ts'
import { answererOf } from '#app/features/play/runs/person.server.ts'
import type { Answerer } from '#app/features/play/runs/attempt-budget.ts'
import { lockTemplateOf } from '#app/features/puzzles/registry/lock-templates.server.ts'
import { findPuzzleType, puzzleType, puzzleTypes } from '#app/features/puzzles/registry/puzzle-types.ts'
import { getUrlOrigin } from '#app/i18n/generated/runtime.js'
import type { Locale } from '#app/i18n/locale.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import type { Context } from '#app/platform/request-context.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { showShareCode } from '#app/shared/share-code.ts'
import { drawQr } from '#app/platform/images/draw-qr.server.ts'
import { keptDays } from './lock-limits.ts'
import { draftOf, findLock, findOwnLock } from './lock.queries.server.ts'
import type { Maker } from './lock.queries.server.ts'
import { presentLock } from './lock.present.ts'
import type { MakerAt } from './make-lock.server.ts'
import { readLockPlay } from './play/answer-lock.server.ts'

export const makerOf = (context: Context): MakerAt => {
  const { userId, guestHash, address } = answererOf(context)
  return { userId, guestHash, address }
}

/** The types to choose from, in the reader's language. */
export const lockTypes = () =>
  puzzleTypes.map(({ id, family, label, description }) => ({ id, family, label: label(), description: description() }))

/** What the form of a new lock starts with. @throws AppError notFound */
export function startLock(id: string, locale: Locale) {
  const type = findPuzzleType(id)
  if (!type) throw new AppError('notFound')
  return { type: id, label: type.label(), language: locale, openedLink: '', ...lockTemplateOf(type, locale) }
}

export type LockStart = ReturnType<typeof startLock>

/** @throws AppError notFound for everybody but its maker */
export async function startChange(database: Queryable, id: string, maker: Maker): Promise<LockStart> {
  const row = await findOwnLock(database, id, maker)
  const { type, language, title, question, opened, openedLink } = row
  const draft = draftOf(row)
  return { type, label: puzzleType(type).label(), language, title, question, opened, openedLink, draft }
}

/** @throws AppError notFound */
export async function openLock(database: Queryable, id: string, answerer: Answerer) {
  const row = await findLock(database, id, answerer)
  const lock = presentLock(row, puzzleType(row.type), draftOf(row))
  return { lock, play: await readLockPlay({ lockId: id, answerer }) }
}

export const lockAddress = (id: string): string => new URL(`/lock/${id}`, getUrlOrigin()).href

/** What its maker hands round. @throws AppError notFound for everybody else */
export async function readLockShare(database: Queryable, id: string, maker: Maker) {
  const { title, language, type, isKept, code, createdAt } = await findOwnLock(database, id, maker)
  const address = lockAddress(id)
  const until = new Date(createdAt.getTime() + keptDays * 86_400_000).toISOString()
  return {
    id,
    title,
    language,
    type,
    label: puzzleType(type).label(),
    until: isKept ? null : until,
    address,
    code: showShareCode(code),
    codePage: `${new URL(getUrlOrigin()).host}/join`,
    qr: drawQr(address),
    embed: embedCode(`lock/${id}`, title, language),
  }
}

export type LockShare = Awaited<ReturnType<typeof readLockShare>>
