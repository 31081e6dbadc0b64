import type { Time } from '#app/features/generation/builtin/places/canvas.ts'

export const timeWords = {
  night: 'night nuit midnight minuit nocturn dark sombre obscur tenebr starry etoile',
  dusk: 'dusk sunset crepuscul evening =soir soiree twilight couchant',
  dawn: 'dawn sunrise =aube aurore morning =matin levant',
  day: '=day =jour sunny ensoleil noon =midi bright daylight journee lumineu clair',
} as const satisfies Record<Time, string>

/** Words that mean the same as a style's tag. */
export const tagWords: Readonly<Record<string, string>> = {
  Foggy: 'fog foggy mist misty brume brumeu brouillard',
  Rainy: '=rain rainy raining pluie pluvieu averse',
  Stormy: 'storm thunder lightning orage orageu tempete foudre eclair tonnerre',
  Snowy: 'snow neige enneige blizzard',
  Abandoned: 'abandon derelict dusty poussier decay ruine',
  Cosy: 'cosy cozy chaleureu warm douillet',
  Festive: 'festiv party =fete celebrat birthday anniversaire noel christmas confetti',
  Magical: 'magic enchant feeri spell sortilege',
  Eerie: 'eerie creepy spooky haunted hante inquiet sinist horror horreur',
  Mysterious: 'myster enigma enigme secret',
  Romantic: 'romant love amour amoureu wedding mariage',
  Dreamlike: 'dream reve onir surreal',
  Futuristic: 'futur cyber hologram',
  Melancholic: 'melanchol lonely solitude triste',
  'Light rays': 'sunbeam rayon rays',
  Firelight: 'bonfire brasier incendie',
  Neon: '=neon =neons',
  Moonlight: 'moonlight moonlit clair_de_lune',
  Candlelight: 'candlelit candlelight',
}
