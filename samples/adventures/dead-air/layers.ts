import type { SampleLayer, SampleText } from '#samples/sample-adventure.ts'
import { overLandscape } from '#samples/places.ts'
import type { InPixels } from '#samples/places.ts'

type When = Pick<SampleLayer, 'hotspotKey' | 'visibilityConditions' | 'fades' | 'description'>

const layer = (
  sceneKey: string,
  key: string,
  place: InPixels,
  name: SampleText,
  altText: SampleText,
  when: When,
): SampleLayer => ({
  key,
  sceneKey,
  name,
  image: `./art/layers/${key}.webp`,
  ...overLandscape(...place),
  altText,
  ...when,
})

const once = (puzzleSolved: string): When => ({ visibilityConditions: { puzzleSolved }, fades: true })

export const layers: SampleLayer[] = [
  layer(
    'studio',
    'case-open',
    [400, 520, 720, 870],
    { en: 'The record case, open', fr: 'La mallette, ouverte' },
    {
      en: 'The record case stands open. It is empty but for an envelope, torn.',
      fr: 'La mallette est ouverte. Il n’y reste qu’une enveloppe déchirée.',
    },
    once('record-case'),
  ),
  layer(
    'studio',
    'thermos-on-desk',
    [690, 600, 820, 850],
    { en: 'The thermos, until it’s taken', fr: 'Le thermos, avant qu’on le prenne' },
    { en: 'Steam rises from the cup of a thermos.', fr: 'De la vapeur monte de la tasse d’un thermos.' },
    { hotspotKey: 'thermos' },
  ),
  layer(
    'control-room',
    'bay-open',
    [1180, 290, 1530, 660],
    { en: 'The bay, patched and tipped forward', fr: 'Le panneau, branché et basculé' },
    {
      en: 'Four cords hang in the patch bay, and the panel has tipped forward from its rack.',
      fr: 'Quatre cordons pendent au panneau, qui a basculé hors de sa baie.',
    },
    once('patch-bay'),
  ),
  layer(
    'control-room',
    'headphones-plugged',
    [1500, 560, 1900, 940],
    { en: 'The headphones, plugged in', fr: 'Le casque, branché' },
    {
      en: 'A pair of headphones hangs from the logger, its thick plug in the socket.',
      fr: 'Un casque pend à l’enregistreur témoin, sa grosse fiche dans la prise.',
    },
    { visibilityConditions: { flag: 'plugged_in' }, fades: true },
  ),
  layer(
    'control-room',
    'logger-stopped',
    [1440, 170, 1920, 700],
    { en: 'The logger, stopped, its tape cut', fr: 'L’enregistreur, arrêté, sa bande coupée' },
    {
      en: 'The logger stands still. Its tape hangs down in two ends, and its light is out.',
      fr: 'L’enregistreur témoin est arrêté. Sa bande pend en deux bouts, et son voyant est éteint.',
    },
    once('logger'),
  ),
  layer(
    'corridor',
    'key-in-pocket',
    [506, 584, 634, 730],
    { en: 'The key, until it’s taken', fr: 'La clé, avant qu’on la prenne' },
    {
      en: 'A ring with a brass disc looks out of the coat’s pocket.',
      fr: 'Un anneau à rond de laiton dépasse de la poche.',
    },
    { hotspotKey: 'coat-key' },
  ),
  layer(
    'corridor',
    'board-set',
    [600, 270, 1020, 680],
    { en: 'The duty board, with its pegs set', fr: 'Le tableau des quarts, ses fiches placées' },
    {
      en: 'The pegs of the duty board are set: four lines, each of three pegs.',
      fr: 'Les fiches du tableau sont placées : quatre lignes de trois fiches.',
    },
    once('duty-board'),
  ),
  layer(
    'corridor',
    'hatch-open',
    [1400, 0, 1920, 450],
    { en: 'The hatch, open', fr: 'La trappe, ouverte' },
    {
      en: 'The hatch stands open on a blue sky of cloud, and snow blows in.',
      fr: 'La trappe est ouverte sur un ciel de nuages bleus, et la neige entre.',
    },
    { visibilityConditions: { flag: 'hatch_open' }, fades: true },
  ),
  layer(
    'library',
    'sleeves-out',
    [560, 130, 1410, 740],
    { en: 'The four sleeves, taken down', fr: 'Les quatre pochettes, décrochées' },
    {
      en: 'Four places on the wall are empty: those of the lighthouse, the bell, the candle and the anchor.',
      fr: 'Quatre places sont vides au mur : celles du phare, de la cloche, de la bougie et de l’ancre.',
    },
    once('sleeves'),
  ),
  layer(
    'workshop',
    'tape-joined',
    [680, 470, 1160, 760],
    { en: 'The block, once the tape is joined', fr: 'Le bloc, une fois la bande recollée' },
    {
      en: 'On the splicing block lie snippets of white tape; the reel on the left is empty.',
      fr: 'Sur le bloc de montage traînent des bouts de ruban blanc; la bobine de gauche est vide.',
    },
    once('splicing-block'),
  ),
  layer(
    'workshop',
    'adapter-in-tray',
    [1210, 570, 1360, 730],
    { en: 'The adapter, until it’s taken', fr: 'L’adaptateur, avant qu’on le prenne' },
    { en: 'A thick brass adapter lies on top of the tray.', fr: 'Un gros adaptateur de laiton est posé sur le bac.' },
    { hotspotKey: 'adapter' },
  ),
  layer(
    'office',
    'harvey-seated',
    [670, 280, 1210, 790],
    { en: 'Harvey, until he leaves', fr: 'Harvey, avant qu’il parte' },
    {
      en: 'In the chair sits a heavy man in a good suit, his face in the bars of light.',
      fr: 'Dans le fauteuil est assis un homme corpulent, en complet, le visage dans les barreaux de lumière.',
    },
    { hotspotKey: 'harvey' },
  ),
  layer(
    'office',
    'licence-swung',
    [1200, 170, 1680, 610],
    { en: 'The licence, swung out from the safe', fr: 'La licence, pivotée, et le coffre' },
    {
      en: 'The framed licence has swung out like a door; behind it, in the wall, is a grey safe with four number wheels.',
      fr: 'La licence encadrée a pivoté comme une porte; derrière, dans le mur, un coffre gris à quatre molettes.',
    },
    {
      visibilityConditions: { flag: 'harvey_gone' },
      fades: true,
      description: {
        en: 'The only carpet in the building. The chair is still turning. The slats cut the light from the yard into bars; on the sideboard stands the old coast receiver, polished as one polishes something one would rather not look at. The licence of the station has swung away from the wall, and where it hung there is a safe.',
        fr: 'La seule moquette de la maison. Le fauteuil tourne encore. Le store découpe en barreaux la lumière de la cour; sur le buffet, le vieux récepteur côtier, astiqué comme on astique ce qu’on préférerait ne pas regarder. La licence de la station s’est écartée du mur et, derrière, il y a un coffre.',
      },
    },
  ),
  layer(
    'office',
    'safe-open',
    [1200, 170, 1680, 610],
    { en: 'The safe, open', fr: 'Le coffre, ouvert' },
    { en: 'The safe stands open and empty.', fr: 'Le coffre est ouvert et vide.' },
    once('safe'),
  ),
  layer(
    'roof',
    'hut-door-open',
    [1020, 170, 1800, 1070],
    { en: 'The door of the hut, open', fr: 'La porte de la cabane, ouverte' },
    {
      en: 'The door of the hut stands open, and yellow light falls out across the ice.',
      fr: 'La porte de la cabane est ouverte, et de la lumière jaune tombe sur la glace.',
    },
    once('hut-door'),
  ),
  layer(
    'roof',
    'headlamps',
    [1630, 530, 1920, 770],
    { en: 'Harvey’s headlamps on the road', fr: 'Les phares de Harvey, sur la route' },
    {
      en: 'Two headlamps stand crooked on the road below, where a pylon has come down.',
      fr: 'En bas, sur la route, deux phares de travers, là où un pylône est tombé.',
    },
    { visibilityConditions: { flag: 'harvey_gone' }, fades: true },
  ),
]
