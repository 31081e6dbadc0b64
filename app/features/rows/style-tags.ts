import type { Locale } from '#app/i18n/locale.ts'

export type StyleTag = Readonly<Record<Locale, string>>

export const styleTags = {
  photographyStyle: [
    { en: 'Portrait', fr: 'Portrait' },
    { en: 'Landscape', fr: 'Paysage' },
    { en: 'Panoramic', fr: 'Panoramique' },
    { en: 'Macro', fr: 'Macrophotographie' },
    { en: 'Still life', fr: 'Nature morte' },
    { en: 'Street', fr: 'Photo de rue' },
    { en: 'Documentary', fr: 'Documentaire' },
    { en: 'Aerial', fr: 'Vue aérienne' },
    { en: 'Wide angle', fr: 'Grand angle' },
    { en: 'Telephoto', fr: 'Téléobjectif' },
    { en: 'Fisheye', fr: 'Ultra-grand-angle' },
    { en: 'Tilt-shift', fr: 'Effet maquette' },
    { en: 'Shallow depth of field', fr: 'Faible profondeur de champ' },
    { en: 'Deep focus', fr: 'Grande profondeur de champ' },
    { en: 'Bokeh', fr: 'Bokeh' },
    { en: 'Long exposure', fr: 'Pose longue' },
    { en: 'Double exposure', fr: 'Double exposition' },
    { en: 'Motion blur', fr: 'Flou de mouvement' },
    { en: 'Frozen motion', fr: 'Mouvement figé' },
    { en: 'Black and white', fr: 'Noir et blanc' },
    { en: 'Sepia', fr: 'Sépia' },
    { en: 'Infrared', fr: 'Infrarouge' },
    { en: 'Film grain', fr: 'Grain argentique' },
    { en: 'Instant photo', fr: 'Photo instantanée' },
    { en: 'Daguerreotype', fr: 'Daguerréotype' },
    { en: 'Pinhole', fr: 'Sténopé' },
  ],
  lightingStyle: [
    { en: 'Natural light', fr: 'Lumière naturelle' },
    { en: 'Golden hour', fr: 'Heure dorée' },
    { en: 'Blue hour', fr: 'Heure bleue' },
    { en: 'Moonlight', fr: 'Clair de lune' },
    { en: 'Candlelight', fr: 'Lueur des bougies' },
    { en: 'Firelight', fr: 'Lueur du feu' },
    { en: 'Lantern light', fr: 'Lumière de lanterne' },
    { en: 'Neon', fr: 'Néon' },
    { en: 'Spotlight', fr: 'Feux de la rampe' },
    { en: 'Soft light', fr: 'Lumière douce' },
    { en: 'Hard light', fr: 'Lumière dure' },
    { en: 'Side light', fr: 'Lumière latérale' },
    { en: 'Backlight', fr: 'Contre-jour' },
    { en: 'Rim light', fr: 'Liseré de lumière' },
    { en: 'Light rays', fr: 'Rayons de lumière' },
    { en: 'Chiaroscuro', fr: 'Clair-obscur' },
    { en: 'Low key', fr: 'Tons sombres' },
    { en: 'High key', fr: 'Tons clairs' },
  ],
  artStyle: [
    { en: 'Photorealistic', fr: 'Photoréaliste' },
    { en: 'Oil painting', fr: 'Peinture à l’huile' },
    { en: 'Watercolour', fr: 'Aquarelle' },
    { en: 'Gouache', fr: 'Gouache' },
    { en: 'Pastel', fr: 'Pastel' },
    { en: 'Ink drawing', fr: 'Dessin à l’encre' },
    { en: 'Pencil sketch', fr: 'Croquis au crayon' },
    { en: 'Charcoal', fr: 'Fusain' },
    { en: 'Etching', fr: 'Eau-forte' },
    { en: 'Woodcut', fr: 'Gravure sur bois' },
    { en: 'Linocut', fr: 'Linogravure' },
    { en: 'Paper cut-out', fr: 'Papier découpé' },
    { en: 'Collage', fr: 'Collage' },
    { en: 'Stained glass', fr: 'Vitrail' },
    { en: 'Storybook', fr: 'Livre de contes' },
    { en: 'Comic book', fr: 'Bande dessinée' },
    { en: 'Manga', fr: 'Manga' },
    { en: 'Pixel art', fr: 'Art du pixel' },
    { en: 'Low poly', fr: 'Facettes 3D' },
    { en: 'Claymation', fr: 'Pâte à modeler' },
    { en: 'Impressionism', fr: 'Impressionnisme' },
    { en: 'Surrealism', fr: 'Surréalisme' },
    { en: 'Art nouveau', fr: 'Art nouveau' },
    { en: 'Art deco', fr: 'Art déco' },
    { en: 'Steampunk', fr: 'Steampunk' },
  ],
  atmosphereStyle: [
    { en: 'Mysterious', fr: 'Mystérieuse' },
    { en: 'Eerie', fr: 'Inquiétante' },
    { en: 'Gothic', fr: 'Gothique' },
    { en: 'Tense', fr: 'Tendue' },
    { en: 'Foggy', fr: 'Brumeuse' },
    { en: 'Rainy', fr: 'Pluvieuse' },
    { en: 'Stormy', fr: 'Orageuse' },
    { en: 'Snowy', fr: 'Enneigée' },
    { en: 'Abandoned', fr: 'À l’abandon' },
    { en: 'Melancholic', fr: 'Mélancolique' },
    { en: 'Nostalgic', fr: 'Nostalgique' },
    { en: 'Romantic', fr: 'Romantique' },
    { en: 'Cosy', fr: 'Chaleureuse' },
    { en: 'Festive', fr: 'Festive' },
    { en: 'Whimsical', fr: 'Fantaisiste' },
    { en: 'Dreamlike', fr: 'Onirique' },
    { en: 'Magical', fr: 'Magique' },
    { en: 'Futuristic', fr: 'Futuriste' },
  ],
  compositionStyle: [
    { en: 'Rule of thirds', fr: 'Règle des tiers' },
    { en: 'Golden ratio', fr: 'Nombre d’or' },
    { en: 'Centred', fr: 'Sujet centré' },
    { en: 'Symmetrical', fr: 'Symétrique' },
    { en: 'Asymmetrical', fr: 'Asymétrique' },
    { en: 'Leading lines', fr: 'Lignes directrices' },
    { en: 'Diagonals', fr: 'Diagonales' },
    { en: 'Frame within a frame', fr: 'Cadre dans le cadre' },
    { en: 'Strong foreground', fr: 'Premier plan marqué' },
    { en: 'Layered depth', fr: 'Plans étagés' },
    { en: 'Negative space', fr: 'Espace vide' },
    { en: 'Minimalist', fr: 'Minimaliste' },
    { en: 'Richly detailed', fr: 'Riche en détails' },
    { en: 'Close-up', fr: 'Gros plan' },
    { en: 'Medium shot', fr: 'Plan moyen' },
    { en: 'Wide shot', fr: 'Plan d’ensemble' },
    { en: 'Overhead view', fr: 'Vue plongeante' },
    { en: 'Low angle', fr: 'Contre-plongée' },
    { en: 'Eye level', fr: 'À hauteur des yeux' },
    { en: 'Over the shoulder', fr: 'Par-dessus l’épaule' },
    { en: 'Isometric', fr: 'Vue isométrique' },
    { en: 'Silhouette', fr: 'Silhouette' },
  ],
} as const satisfies Record<string, readonly StyleTag[]>

export type StyleField = keyof typeof styleTags

export const styleFields = Object.keys(styleTags) as readonly StyleField[]

const between = ', '

/** The tags that a column names, in the order of the vocabulary; unknown words are ignored. */
export function chosenTags(field: StyleField, stored: string): StyleTag[] {
  const names = new Set(stored.split(between))
  return styleTags[field].filter(({ en }) => names.has(en))
}

export const storedTags = (tags: readonly StyleTag[]): string => tags.map(({ en }) => en).join(between)

export function isStoredTags(field: StyleField, stored: string): boolean {
  if (stored === '') return true
  const names = stored.split(between)
  const known: ReadonlySet<string> = new Set(styleTags[field].map(({ en }) => en))
  return names.every((name) => known.has(name)) && new Set(names).size === names.length
}
