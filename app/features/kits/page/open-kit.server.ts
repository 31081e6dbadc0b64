import { categoryText, kindText } from '#app/features/adventure/catalogue-text.ts'
import { findStoredDraft } from '#app/features/adventure/draft.queries.server.ts'
import { languagesOf, localTextOf } from '#app/features/adventure/words.ts'
import type { KitDocument } from '#app/features/kits/compile/kit-edition.schema.ts'
import type { PrintKind } from '#app/features/kits/documents/kit.ts'
import { compileStoredKit } from '#app/features/kits/compile/stored-kit.server.ts'
import { readPrintOffer } from '#app/features/kits/print/read-print-offer.server.ts'
import type { PrintOffer } from '#app/features/kits/print/read-print-offer.server.ts'
import { readSale } from '#app/features/payments/checkout/sale.server.ts'
import type { Sale } from '#app/features/payments/checkout/sale.server.ts'
import { foreignIn, textIn } from '#app/i18n/local-text.ts'
import type { LocalText } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'
import { presentContents } from './kit-contents.present.ts'
import type { KitContents, Said } from './kit-contents.present.ts'
import { findKit, findKitDocument, findOpenPictures } from './kit.queries.server.ts'
import type { KitRow } from './kit.queries.server.ts'
import { kitStanding } from './kit.policy.ts'
import type { KitStanding } from './kit.policy.ts'

export type KitPage = {
  view: 'kit'
  id: string
  kind: PrintKind
  kindLabel: string
  category: string
  title: Said
  description: Said
  cover: string | null
  creatorName: string | null
  priceCents: number
  standing: Exclude<KitStanding, 'hidden'>
  /** Whether the studio is open to this reader: to its authors and admins. */
  edits: boolean
  isOwner: boolean
  sale: Sale
  contents: KitContents | null
  print: PrintOffer | null
}

/** An online adventure has its page where it is played. */
export type Played = { view: 'elsewhere'; to: string }

type Asked = {
  adventureId: string
  /** Stands for its id in what the page links to. */
  address?: string
  viewer: { userId: string; role: string } | null
  /** The role that the page is rendered for, if it is not rendered for a single reader. */
  frame: string | null | undefined
  locale: Locale
}

/** @throws AppError notFound for a kit that does not exist or that this reader may not know of */
export async function openKit(
  database: Queryable,
  { adventureId, address = adventureId, viewer, frame, locale }: Asked,
): Promise<KitPage | Played> {
  const row = isId(adventureId) ? await findKit(database, adventureId, viewer?.userId ?? null) : undefined
  const facts = row && {
    status: row.status,
    isDeleted: row.deletedAt !== null,
    hasEdition: row.editionId !== null,
    isAuthor: row.isAuthor,
    isAdmin: viewer?.role === 'admin' || frame === 'admin',
    hasBought: row.hasBought,
  }
  const standing = facts ? kitStanding(facts) : 'hidden'
  if (!row || !facts || standing === 'hidden') throw new AppError('notFound')
  if (row.kind === 'online-adventure') return { view: 'elsewhere', to: `/play/${address}` }
  const document = await documentOf(database, row, standing)
  return {
    view: 'kit',
    ...aboutKit(row, row.kind, standing === 'withheld' ? document : null, locale),
    id: address,
    standing,
    isOwner: viewer !== null && row.creatorId === viewer.userId,
    edits: (facts.isAuthor || facts.isAdmin) && !facts.isDeleted,
    sale: await readSale(database, { adventureId: row.id, creatorId: row.creatorId }, viewer, frame),
    contents: document && (await contentsOf(database, row, document, locale)),
    print: await readPrintOffer(database, { adventureId: row.id, viewer: printingAs(viewer, frame), locale }),
  }
}

/** A page rendered for all readers of a role belongs to no single user. */
const printingAs = (viewer: Asked['viewer'], frame: Asked['frame']) => ({
  userId: viewer?.userId ?? null,
  role: viewer?.role ?? frame ?? null,
})

/** @param withheld the published document of a kit that was taken down, since its row now holds a draft */
function aboutKit(row: KitRow, kind: PrintKind, withheld: KitDocument | null, locale: Locale) {
  const languages = languagesOf(row)
  const said = (text: LocalText): Said => ({
    text: textIn(text, locale, row.primaryLanguage),
    language: foreignIn(text, locale, row.primaryLanguage),
  })
  return {
    id: row.id,
    kind,
    kindLabel: kindText(kind, locale),
    category: categoryText(row.category, locale),
    title: said(withheld ? withheld.title : localTextOf(row, 'title', languages)),
    description: said(withheld ? {} : localTextOf(row, 'description', languages)),
    cover: withheld || row.coverName === null ? null : `/media/${row.coverName}.webp`,
    creatorName: withheld ? null : row.creatorName,
    priceCents: row.priceCents,
  }
}

async function documentOf(database: Queryable, row: KitRow, standing: KitStanding): Promise<KitDocument | null> {
  if (standing === 'announced') return null
  if (standing !== 'preview') return row.editionId === null ? null : findKitDocument(database, row.editionId)
  const draft = await findStoredDraft(database, row.id)
  return (draft && compileStoredKit(draft)?.document) ?? null
}

/** A kit that moderators took down shows its pictures to nobody. */
const contentsOf = async (database: Queryable, row: KitRow, document: KitDocument, locale: Locale) =>
  presentContents(document, row.status === 'in_review' ? new Map() : await findOpenPictures(database, document), locale)
