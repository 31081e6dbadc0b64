import type { AdventurePage } from './adventure-page.present.ts'

type Addresses = {
  /** The page's one address, absolute. */
  page: string
  /** The library's and, where there is one, the creator's, absolute and in the reader's language. */
  library: string
  /** The library's tab of this kind. */
  kind: string
  creator: string | null
  /** The picture's, absolute; null when there is none. */
  picture: string | null
}

/** `1-4` as schema.org has it; undefined while it is not chosen. */
function players(recommended: string) {
  const [least, most = least] = recommended.split('-').map(Number)
  if (!least || !most) return undefined
  return { '@type': 'QuantitativeValue', minValue: least, maxValue: most }
}

/**
 * What the page says to search engines in schema.org's words. Only what is true: no rating before somebody rated, no offer before it
 * can be had. The words are the reader's, `inLanguage` is what it can be played in.
 * @param libraryName the library as the reader calls it
 */
export function structuredData(adventure: AdventurePage, addresses: Addresses, libraryName: string) {
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
        ...(adventure.comingSoon
          ? {}
          : {
              offers: {
                '@type': 'Offer',
                price: (adventure.priceCents / 100).toFixed(2),
                priceCurrency: 'CAD',
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
