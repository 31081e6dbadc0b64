import type { Locale } from '#app/i18n/locale.ts'
import type { CoAuthorRole } from '#app/shared/co-author-roles.ts'
import { isRecord } from '#app/shared/record.ts'
import { isShown } from '#app/shared/statuses.ts'
import type { Status } from '#app/shared/statuses.ts'

/** What somebody may do with a draft. Money, judging and reviews are its owner's by other rules: a sale is the
 * creator's, nobody judges what they make, and only the owner answers reviews. */
const deeds = {
  read: ['editor', 'translator', 'reviewer'],
  /** Also checks it and prints from it. */
  playtest: ['editor', 'reviewer'],
  /** The texts of a translator's language; an editor's, all. */
  translate: ['editor', 'translator'],
  /** Leaves notes at its rows and answers them; everybody changes and deletes only their own. */
  note: ['editor', 'translator', 'reviewer'],
  edit: ['editor'],
  figures: ['editor'],
  /** Keeps versions, names them, brings one back, and changes the primary language. */
  versions: ['editor'],
  /** Takes a copy of it along, whole or in part. */
  exchange: ['editor'],
  price: [],
  /** Also withdraws it, says where it may be seen, and changes what its page shows at once. */
  publish: [],
  /** Also its versions, which could no longer be brought back. */
  delete: [],
  people: [],
  /** Other people's: everybody closes their own. */
  closeNotes: [],
} as const satisfies Record<string, readonly CoAuthorRole[]>

export type Deed = keyof typeof deeds

export const deedNames = Object.keys(deeds) as Deed[]

/** The roles beside owner and admin, who may do everything. */
export const coAuthorsWho = (deed: Deed): readonly CoAuthorRole[] => deeds[deed]

type RoleName = 'owner' | 'admin' | CoAuthorRole

/** `language`: a translator's. */
export type DraftRole = { name: RoleName; language: Locale | null }

export type CoAuthor = { role: CoAuthorRole; language: Locale | null }

export type Person = { userId: string; role: 'user' | 'moderator' | 'admin' }

type Made = { creatorId: string | null; coAuthor: CoAuthor | null }

/** Null for everybody else, to whom it looks as if the draft did not exist. */
export function roleIn(person: Person | null, { creatorId, coAuthor }: Made): DraftRole | null {
  if (!person) return null
  if (creatorId === person.userId) return { name: 'owner', language: null }
  if (editsEverybodys(person)) return { name: 'admin', language: null }
  return coAuthor && { name: coAuthor.role, language: coAuthor.language }
}

export const editsEverybodys = ({ role }: Pick<Person, 'role'>): boolean => role === 'admin'

export const may = (role: DraftRole | null, deed: Deed): boolean =>
  role !== null && (role.name === 'owner' || role.name === 'admin' || coAuthorsWho(deed).includes(role.name))

type Part = { op: string; kind: string; fields?: Readonly<Record<string, unknown>> }

/** What is shown changes with its details, not only with the next edition. */
export const mayChangeDetails = (role: DraftRole | null, status: Status): boolean =>
  may(role, 'publish') || !isShown(status)

type Work = { primaryLanguage: Locale; status: Status }

/** Whether a command of the draft, of these parts, is within a role. */
export function mayCommand(
  role: DraftRole,
  parts: readonly Part[],
  { primaryLanguage: primary, status }: Work,
): boolean {
  const isOfDetails = (part: Part) => part.kind === 'details' && !declaresModel(part)
  if (parts.some(isOfDetails) && !mayChangeDetails(role, status)) return false
  if (may(role, 'edit')) return may(role, 'price') || !parts.some(setsPrice)
  return may(role, 'translate') && role.language !== primary && parts.every((part) => translates(part, role.language!))
}

/** Whether a text of a row of this kind, in this language, is theirs to write. */
export const mayWrite = (
  role: DraftRole,
  { kind, language }: { kind: string; language: Locale },
  work: Work,
): boolean => {
  const fields = language === work.primaryLanguage ? { text: '' } : { translations: { [language]: {} } }
  return mayCommand(role, [{ op: 'change', kind, fields }], work)
}

/** Goes with a text that a model wrote, whoever takes it: visitors are told. */
const declaresModel = ({ op, fields = {} }: Part): boolean =>
  op === 'change' && Object.entries(fields).every(([name, value]) => name === 'textsByModel' && value === true)

const setsPrice = ({ kind, fields }: Part): boolean =>
  kind === 'details' && fields !== undefined && Object.hasOwn(fields, 'price')

const byLanguage: readonly string[] = ['translations', 'translatedFrom']

const translates = ({ op, fields = {} }: Part, language: Locale): boolean =>
  op === 'change' &&
  Object.entries(fields).every(
    ([name, value]) =>
      byLanguage.includes(name) && isRecord(value) && Object.keys(value).every((each) => each === language),
  )
