import type { SampleText } from '#samples/sample-adventure.ts'

interface Thing {
  /** Means nothing: players are sent the things in the order of these. */
  id: string
  text: SampleText
  /** Of what differs: middle in percent of width and height, radius in percent of the width. */
  at?: { x: number; y: number; radius: number }
}

/** What one sees on both photographs of the bench. */
export const things: readonly Thing[] = [
  { id: 'k3f0', text: { en: 'The top of the stem', fr: 'Le haut de la tige' }, at: { x: 50, y: 25, radius: 9 } },
  {
    id: 'b7q2',
    text: { en: 'The floor before the bench', fr: 'Le sol devant la tablette' },
    at: { x: 37, y: 91, radius: 8 },
  },
  { id: 'z1m8', text: { en: 'The lamp', fr: 'La lampe' }, at: { x: 17, y: 43, radius: 8 } },
  { id: 'e9t4', text: { en: 'The stool', fr: 'Le tabouret' }, at: { x: 82, y: 73, radius: 9 } },
  { id: 'h5d6', text: { en: 'The sky in the window', fr: 'Le ciel dans la fenêtre' }, at: { x: 75, y: 17, radius: 8 } },
  { id: 'a2w9', text: { en: 'The shears on their nail', fr: 'Le sécateur à son clou' } },
  { id: 'r8c1', text: { en: 'The cobweb on the shears', fr: 'La toile tissée sur le sécateur' } },
  { id: 'm6y3', text: { en: 'The watering can', fr: 'L’arrosoir' } },
  { id: 'v4p7', text: { en: 'The thermometer', fr: 'Le thermomètre' } },
  { id: 'd0s5', text: { en: 'The pot', fr: 'Le pot' } },
]

export const firstText: SampleText = {
  en: 'Evening. A bench with a stone pot; a stem stands in it with one great pale flower, wide open. On the left a lamp is lit. In the window a moon. On a stool on the right a cat is asleep. The floor before the bench is bare. On the wall a pair of shears hangs on a nail, a cobweb from one handle to the other; beside it a thermometer, below on the left a watering can.',
  fr: 'Le soir. Une tablette et un pot de pierre; une tige s’y dresse avec une seule grande fleur pâle, grande ouverte. À gauche, une lampe est allumée. Dans la fenêtre, une lune. Sur un tabouret, à droite, un chat dort. Devant la tablette, rien par terre. Au mur, un sécateur à son clou, une toile tendue d’un manche à l’autre; à côté, un thermomètre; en bas à gauche, un arrosoir.',
}

export const secondText: SampleText = {
  en: 'Morning. The same bench, the same pot; the stem is bare, and its tip is smooth and round. On the left the lamp is out. In the window the sun. The stool on the right is empty. On the floor before the bench lies the flower, whole, all its petals on. On the wall the pair of shears hangs on its nail, the cobweb from one handle to the other; beside it the thermometer, below on the left the watering can.',
  fr: 'Le matin. La même tablette, le même pot; la tige est nue, le bout lisse et rond. À gauche, la lampe est éteinte. Dans la fenêtre, le soleil. Le tabouret, à droite, est vide. Par terre, devant la tablette, la fleur, entière, avec tous ses pétales. Au mur, le sécateur à son clou, la toile tendue d’un manche à l’autre; à côté, le thermomètre; en bas à gauche, l’arrosoir.',
}
