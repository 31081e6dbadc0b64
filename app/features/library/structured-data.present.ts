import { priceCurrency } from '#app/i18n/format.ts'
import type { AdventurePage } from './adventure-page.present.ts'

type Addresses = {
  page: string
  /** Absolute and in the reader's language. */
  library: string
  kind: string
  creator: string | null
  picture: string | null
}

/** `1-4` in schema.org's form; undefined if not chosen. */
function players(recommended: string) {
  const [least, most = least] = recommended.split('-').map(Number)
  if (!least || !most) return undefined
  return { '@type': 'QuantitativeValue', minValue: least, maxValue: most }
}

/** In schema.org's terms, and only facts: no rating or offer before there is one. `inLanguage` is the game's. */
export function structuredData(
  adventure: AdventurePage,
  addresses: Addresses,
  libraryName: string,
  isOffered: boolean,
) {
  const { title, description, averageRating, reviewCount, averagePlaytimeMinutes, creatorName } = adventure
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': ['Product', 'Game'],
        '@id': addresses.page,
        url: addresses.page,
        name: title,
        ...(description ? { description } : {}),
        ...(addresses.picture ? { image: addresses.picture } : {}),
        category: adventure.category,
        inLanguage: adventure.languages,
        ...(creatorName
          ? {
              author: {
                '@type': 'Person',
                name: creatorName,
                ...(addresses.creator ? { url: addresses.creator } : {}),
              },
            }
          : {}),
        numberOfPlayers: players(adventure.recommendedPlayers),
        ...(averagePlaytimeMinutes === null ? {} : { timeRequired: `PT${averagePlaytimeMinutes}M` }),
        ...(averageRating !== null && reviewCount > 0
          ? {
              aggregateRating: {
                '@type': 'AggregateRating',
                ratingValue: Math.round(averageRating * 10) / 10,
                reviewCount,
                bestRating: 5,
                worstRating: 1,
              },
            }
          : {}),
        ...(!isOffered || adventure.comingSoon
          ? {}
          : {
              offers: {
                '@type': 'Offer',
                price: (adventure.priceCents / 100).toFixed(2),
                priceCurrency,
                availability: 'https://schema.org/InStock',
                url: addresses.page,
              },
            }),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: libraryName, item: addresses.library },
          { '@type': 'ListItem', position: 2, name: adventure.kindLabel, item: addresses.kind },
          { '@type': 'ListItem', position: 3, name: title, item: addresses.page },
        ],
      },
    ],
  }
}
