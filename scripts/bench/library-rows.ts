import type pg from 'pg'

/** Words as titles and descriptions have them, the commonest first; folded. */
export const commonWords = (
  'the a of and you to in is with your it that for one who has la le de et un une les des dans vous qui que pour sur au room mystery murder manor clock key lock secret door night story mansion train museum detective letter code ' +
  'cipher puzzle team party dinner guest victim lantern library garden attic cellar castle ghost pirate treasure island ship captain submarine station space robot laboratory professor potion witch wizard dragon forest river mountain hotel ' +
  'theatre rabbit magician hat card king queen jewel diamond necklace thief heist bank vault alarm minute hour time machine portal mirror painting artist sculpture gallery violin music piano opera ballet circus clown carnival mask costume ' +
  'disguise spy agent embassy border snow winter storm lighthouse harbour whale oeuf brule serrure porte cle secret nuit histoire manoir horloge lettre enigme equipe fete souper invite victime lanterne bibliotheque jardin grenier cave ' +
  'chateau fantome pirate tresor ile navire capitaine gare espace laboratoire professeur sorciere foret riviere montagne lapin magicien chapeau carte roi reine bijou diamant collier voleur banque coffre heure temps miroir peinture cirque'
).split(' ')

/** Rare words are made of these, two to four at a time. */
const syllables =
  'ba be bo ca ce co da de di do fa fi ga go ha he jo ka ki la le li lo ma me mi mo na ne no pa pe ra re ri ro sa se ta te ti to va ve vi xo za zu'.split(
    ' ',
  )

const anyOf = <Value>(values: readonly Value[]): Value => values[Math.floor(Math.random() * values.length)]!
const rareWord = (parts: number): string => Array.from({ length: parts }, () => anyOf(syllables)).join('')
const writtenWord = (at: number): string =>
  Math.random() < 0.875 ? commonWords[Math.floor(Math.random() ** 2.2 * commonWords.length)]! : rareWord(2 + (at % 3))

const atOnce = 5_000

/** Seven of eight adventures use `commonWords`, the first by far the most often; the rest use rare syllables. */
export async function fillLibrary(client: pg.Client, count: number): Promise<void> {
  // Building an index takes a fraction of the time of adding so many rows to it
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index where indrelid = 'adventures'::regclass and not indisunique`,
  )
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  for (let from = 1; from <= count; from += atOnce) {
    const texts = Array.from({ length: Math.min(atOnce, count + 1 - from) }, () =>
      Array.from({ length: 70 }, (_, at) => writtenWord(at)).join(' '),
    )
    await client.query(
      `insert into adventures (id, title, slug, description, kind, category, difficulty, price_cents, recommended_players, status, languages, accessibility_tags, content_warnings, average_rating, total_plays, search_text, translations, created_at)
       select gen_random_uuid(), initcap(split_part(text, ' ', 5) || ' ' || split_part(text, ' ', 6) || ' ' || i), 'measured-' || i, left(text, 240), kind,
         case kind when 'online-adventure' then (array['Mystery', 'Adventure', 'Sci-Fi', 'Horror', 'Family', 'Educational'])[1 + floor(random() * 6)::int] when 'mystery-dinner' then 'Victorian' else 'Educational' end,
         1 + floor(random() * 5)::int, case when random() < 0.35 then 0 else 100 * (1 + floor(random() * 30)::int) end, '1-' || 2 + floor(random() * 5)::int, case when random() < 0.02 then 'coming_soon' else 'published' end,
         case when random() < 0.25 then '{en}'::text[] else '{en,fr}'::text[] end, case when random() < 0.15 then '{captions,keyboard-only}'::text[] else '{}'::text[] end, case when random() < 0.2 then '{blood}'::text[] else '{}'::text[] end,
         case when random() < 0.35 then null else 1 + floor(random() * 41) / 10.0 end, floor(random() * random() * 1000)::int, text, jsonb_build_object('fr', jsonb_build_object('title', right(text, 30), 'description', right(text, 240))), now() - ($2::int + i) * interval '1 minute'
       from unnest($1::text[]) with ordinality as written (text, at), lateral (select $2::int + at - 1 as i, (array['online-adventure', 'mystery-dinner', 'escape-room'])[greatest(1, (at % 10)::int - 6)] as kind) as numbered`,
      [texts, from],
    )
  }
  for (const { definition } of indexes) await client.query(definition)
  // As autovacuum does a minute later
  await client.query('vacuum analyze adventures')
}

export function manySearches(): string[] {
  const word = (at: number) => commonWords[at % commonWords.length]!
  const rare = (at: number) =>
    [at, at * 7 + 3, at * 13 + 5, at * 3 + 1]
      .slice(0, 2 + (at % 3))
      .map((each) => syllables[each % syllables.length]!)
      .join('')
  const searches = Array.from({ length: 30 }, (_, at): Record<string, string>[] => [
    { q: word(at * 6) },
    { q: rare(at) },
    { q: `${word(at * 5 + 20)} ${word(at * 3 + 60)}` },
    { q: `${word(at)} ${rare(at + 50)}` },
    { q: word(at * 4 + 33).slice(1, 5) },
    { q: at % 3 === 0 ? word(at)[0]! + String(at) : word(at * 2 + 35).slice(0, 2) },
    { q: word(at * 7 + 40), sort: ['rating', 'plays', 'price'][at % 3]! },
    { q: word(at * 8 + 41), level: String(1 + (at % 5)), ...(at % 2 ? { language: 'fr' } : { price: 'free' }) },
  ]).flat()
  return [...new Set(searches.map((search) => new URLSearchParams(search).toString()))]
}
