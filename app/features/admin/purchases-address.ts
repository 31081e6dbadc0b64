import type { PurchaseSearch } from './purchases.queries.server.ts'

export const purchaseViews = ['list', 'days', 'statements'] as const
export type PurchaseView = (typeof purchaseViews)[number]

type Asked = { view?: PurchaseView; page?: number; purchase?: string; statement?: string } & Partial<PurchaseSearch>

export function purchasesAddress({ view = 'list', words = '', state = null, page = 1, ...opened }: Asked): string {
  const query = new URLSearchParams({
    ...(view === 'list' ? {} : { view }),
    ...(words === '' ? {} : { q: words }),
    ...(state ? { state } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
    ...opened,
  })
  return query.size === 0 ? '/admin/purchases' : `/admin/purchases?${query}`
}
