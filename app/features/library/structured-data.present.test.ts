import { expect, test } from 'vitest'
import type { AdventurePage } from './adventure-page.present.ts'
import { structuredData } from './structured-data.present.ts'

const page: AdventurePage = {
  id: '01a1fc2a-a4d0-70bb-9b0d-eb4233b2215a',
  title: 'The Locked Attic',
  description: 'Somebody turned the key.',
  kind: 'online-adventure',
  kindLabel: 'Online Adventure',
  playersLabel: 'Players',
  category: 'Mystery',
  difficulty: 3,
  priceCents: 1250,
  recommendedPlayers: '1-4',
  comingSoon: false,
  playtime: null,
  averageRating: null,
  languages: ['en', 'fr'],
  cover: null,
  creatorName: 'Ada',
  creatorId: '01a1fc2a-a4d0-70bb-9b0d-eb4233b2215b',
  creatorPortrait: null,
  averagePlaytimeMinutes: null,
  totalPlays: 0,
  reviewCount: 0,
  sharePicture: null,
  trailer: null,
  accessibilityTags: [],
  contentWarnings: [],
  isPartlyByModel: false,
  textsByModel: false,
}
const addresses = {
  page: 'https://w.example/adventure/1',
  library: 'https://w.example/library',
  kind: 'https://w.example/library?tab=online',
  creator: 'https://w.example/creators/2',
  picture: 'https://w.example/adventure/1/share.jpg',
}
const said = (
  changes: Partial<AdventurePage> = {},
  where: Partial<typeof addresses> | { creator: null } | { picture: null } = {},
  isOffered = true,
) =>
  structuredData({ ...page, ...changes }, { ...addresses, ...where }, 'Library', isOffered)['@graph'] as unknown as [
    Record<string, unknown>,
    { itemListElement: { name: string; item: string }[] },
  ]

test('structured data: a playable adventure has an offer in Canadian dollars, even if free', () => {
  expect(said()[0].offers).toMatchObject({
    price: '12.50',
    priceCurrency: 'CAD',
    availability: 'https://schema.org/InStock',
  })
  expect(said({ priceCents: 0 })[0].offers).toMatchObject({ price: '0.00' })
  expect(said({ comingSoon: true })[0]).not.toHaveProperty('offers')
  expect(said({}, {}, false)[0], 'what cannot be bought here is no offer').not.toHaveProperty('offers')
})

test('structured data: a rating only if there is one', () => {
  expect(said()[0]).not.toHaveProperty('aggregateRating')
  expect(said({ averageRating: 4.6 })[0]).not.toHaveProperty('aggregateRating')
  expect(said({ averageRating: 4.5789, reviewCount: 7 })[0].aggregateRating).toMatchObject({
    ratingValue: 4.6,
    reviewCount: 7,
    bestRating: 5,
  })
})

test('structured data: creator, languages, number of players and duration', () => {
  expect(said({ averagePlaytimeMinutes: 45 })[0]).toMatchObject({
    author: { name: 'Ada', url: addresses.creator },
    inLanguage: ['en', 'fr'],
    numberOfPlayers: { minValue: 1, maxValue: 4 },
    timeRequired: 'PT45M',
    image: addresses.picture,
  })
  expect(said({ recommendedPlayers: '1' })[0].numberOfPlayers).toMatchObject({ minValue: 1, maxValue: 1 })
  const bare = said({ recommendedPlayers: '', creatorName: null, description: '' }, { creator: null, picture: null })[0]
  for (const absent of ['author', 'description', 'image', 'timeRequired']) expect(bare).not.toHaveProperty(absent)
  expect(bare.numberOfPlayers).toBeUndefined()
})

test('structured data: the breadcrumbs are library, kind, adventure', () => {
  expect(said()[1].itemListElement.map(({ name, item }) => [name, item])).toEqual([
    ['Library', addresses.library],
    ['Online Adventure', addresses.kind],
    ['The Locked Attic', addresses.page],
  ])
})
