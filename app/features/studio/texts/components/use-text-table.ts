import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useEditor } from '#app/features/studio/draft/components/use-store.ts'
import type { TextLanguages } from '#app/features/studio/draft/words/text-pair.ts'
import { TextReader, countTexts, linesIn, pagesOf, shownPlaces } from '#app/features/studio/texts/text-places.ts'
import type { TextCounts, TextFilter, TextLine, TextPlace } from '#app/features/studio/texts/text-places.ts'

const pageSize = 80

const none: ReadonlySet<string> = new Set()

export type TextTable = {
  counts: TextCounts
  shown: number
  places: readonly TextPlace[]
  page: number
  pages: number
  filter: TextFilter
  search: string
  turnTo: (page: number) => void
  choose: (filter: TextFilter) => void
  searchFor: (text: string) => void
  keep: (key: string) => void
}

const isFilter = (value: string | null): value is TextFilter =>
  value === 'all' || value === 'missing' || value === 'changed'

export function useTextTable(languages: TextLanguages): TextTable {
  // Fields show typing immediately; the table follows in idle time.
  const { draft, log } = useDeferredValue(useEditor())
  const [reader] = useState(() => new TextReader())
  const [query] = useSearchParams()
  const asked = query.get('show')
  const [filter, setFilter] = useState<TextFilter>(isFilter(asked) ? asked : 'all')
  const [search, setSearch] = useState('')
  const [kept, setKept] = useState(none)
  const [page, setPage] = useState<number | null>(null)
  const field = query.get('field')
  const { primary, other } = languages
  const places = useMemo(() => reader.read(draft, log, { primary, other }), [reader, draft, log, primary, other])
  const counts = useMemo(() => countTexts(places), [places])
  const wanted = useDeferredValue(search)
  const pages = useMemo(
    () => pagesOf(shownPlaces(places, filter, wanted, kept), pageSize),
    [places, filter, wanted, kept],
  )
  const asks = (line: TextLine) => field?.startsWith(`${line.key}.`)
  const first = field ? pages.findIndex((places) => places.some((place) => linesIn(place).some(asks))) : 0
  const at = Math.max(0, Math.min(page ?? first, pages.length - 1))
  const keep = useCallback((key: string) => setKept((now) => (now.has(key) ? now : new Set([...now, key]))), [])
  const anew = () => {
    setPage(0)
    setKept(none)
  }
  return {
    counts,
    shown: pages.flat().reduce((sum, place) => sum + linesIn(place).length, 0),
    places: pages[at] ?? [],
    page: at,
    pages: pages.length,
    filter,
    search,
    turnTo: setPage,
    choose: (chosen) => {
      setFilter(chosen)
      anew()
    },
    searchFor: (text) => {
      setSearch(text)
      anew()
    },
    keep,
  }
}
