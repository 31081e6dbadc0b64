/** Parts of rooms and landscapes that are no things of their own. Stems as in `things.ts`. */
export const featureWords = {
  table: '=table =tables =desk =desks counter comptoir',
  rug: '=rug =rugs carpet =tapis moquette',
  door: '=door =doors =porte =portes doorway',
  window: 'window fenetre hublot porthole',
  fireplace: 'fireplace cheminee hearth =atre',
  bookcase: 'bookcase bookshelf bookshelves =shelf shelves etagere',
  bed: '=bed =beds fr:=lit fr:=lits',
  curtains: 'curtain rideau',
  stove: 'stove =oven =ovens fourneau fr:=four cuisiniere =poele',
  barrels: 'barrel tonneau =fut =futs',
  crates: '=crate =crates caisse',
  cabinet: 'cabinet drawer tiroir commode armoire dresser wardrobe cupboard placard',
  columns: '=column =columns pillar colonne pilier',
  blackboard: 'blackboard chalkboard tableau_noir',
  pictures: 'portrait_on_the_wall =paintings tableaux pictures_on_the_wall',
  stainedGlass: 'stained_glass vitrail vitraux',
  bars: '=bars barreau barreaux',
  machine: '=machine =machines machinery',
  screens: '=screen =screens ecran ecrans monitor',
  throne: '=throne =thrones trone',
  tree: '=tree =trees =arbre =arbres =pine =pines sapin =oak =oaks chene',
  house: '=house =houses maison cottage chaumiere',
  cloud: '=cloud =clouds nuage',
  fence: '=fence =fences cloture barriere',
} as const

export type FeatureName = keyof typeof featureWords
