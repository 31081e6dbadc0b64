/**
 * Whether a text says who did it, in English or French. It is read with signs in place of names: `§` is the culprit,
 * `¤` anybody else. What only asks, denies or suspects accuses nobody.
 */
export function accuses(text: string, isOwn: boolean): boolean {
  let before = ''
  return sentencesIn(text).some((each) => {
    const sentence = read(isOwn ? `§, ${each.replace(itself, '§ ')}` : each.replace(again(before), '§'))
    const answers = before.endsWith('?') && isIn(crime, before) && isIn(reply, sentence)
    before = each.trim()
    return answers || (!before.endsWith('?') && claims.some((claim) => isClaimed(claim, sentence)))
  })
}

const isIn = (pattern: RegExp, text: string): boolean => text.search(pattern) !== -1

const sentencesIn = (text: string): string[] =>
  text
    .replaceAll("'", '’')
    .split(/(?<=[.!?…;][»”"]*)[\s»”"]+|\n+/u)
    .filter((each) => each !== '')

/** The culprit, in a text about the culprit. */
const itself =
  /(?<![\p{L}’])(?:[Ii]|[Yy]ou|[Ss]?[Hh]e|[Tt]hey|[Jj]e |[Jj]’|[Tt]u|[Vv]ous|[Ee]lle|[Ii]l)(?![\p{L}])|(?<!\p{L})[Jj]’/gu

/** A sentence that begins with `she`, after one that names only the culprit. */
const again = (before: string): RegExp =>
  before.includes('§') && !before.includes('¤') ? /^(?:She|He|They|Elle|Il)(?!\p{L})/u : /^(?!)/u

const denial =
  /(?<![\p{L}])(?:not|never|no|nobody|no one|cannot|innocente?|ne|jamais|personne|rien|pas|\p{L}+n’t|n’\p{L}+|suspect\p{L}*|accus\p{L}*|wonder\p{L}*|doubt\p{L}*|if|whether|perhaps|maybe|soupçonn\p{L}*|demand\p{L}*|dout\p{L}*|si|peut-être)(?!\p{L})/u

const dropped: readonly RegExp[] = [
  // `nobody but §`, `nobody knows that §`, `§, not ¤,`
  /(?<!\p{L})(?:nobody|no one) (?:but|except|else|knows|suspects|saw|noticed)(?!\p{L})|(?<!\p{L})personne (?:ne (?:le )?(?:sait|soupçonne)|n’a (?:vu|remarqué))(?!\p{L})|,? (?:not|and not|et non|pas|et pas) ¤,?/gu,
  // `Ask § who killed him`
  /(?<!\p{L})(?:ask|tell|told|show|warn|remind|demand|di[st]|raconte|expliqu|appren)\p{L}* (?:à )?§,? (?:that|who|what|whether|if|how|why|when|where|que?|qu’\p{L}+|qui|ce|si|comment|pourquoi|quand|où)(?!\p{L}).*$/gu,
  // `Find the killer, §!`
  /(?<!\p{L})(?:find|catch|unmask|stop|seek|look(?:s|ing)? for|identify|expose|(?:re)?trouve[rz]?|démasque[rz]?|cherche[rz]?|arrête[rz]?|peur|craint) (?:d[eu] )?(?:the |le |la |l’)?(?:real |vrai |vraie )?(?:murderer|killer|culprit|poisoner|meurtri(?:er|ère)|coupable|assassin)/gu,
]

const read = (sentence: string): string =>
  dropped.reduce(
    (left, each) => left.replaceAll(each, ' '),
    sentence
      .replace(/^\P{L}*\p{Lu}/u, (start) => start.toLowerCase())
      .replace(onlyOne, '§ ')
      .replaceAll(/§’s (?:own )?hands?(?!\p{L})/gu, '§'),
  )

const onlyOne = /(?<!\p{L})personne (?:d’autre (?:qu’|que )|sauf |hormis |à part )§,? n[e’] ?/u

const culprit =
  '(?<!\\p{L})(?:murderer|murderess|killer|culprit|poisoner|strangler|guilty|meurtrier|meurtrière|tueur|tueuse|coupable|assassine?|empoisonneur|empoisonneuse)(?![\\p{L}’-])'
/** Words between `is` and `the murderer`. */
const filling =
  '(?:[\\s,]+(?:the|an?|our|his|her|their|your|my|this|real|true|only|sole|one|of course|indeed|none other than|and|also|bien|vraiment|le|la|une?|notre|votre|son|sa|leur|cette?|cet|seule?|véritable|vraie?|sans doute|(?:nulle? )?autre(?: que)?|et|aussi|\\p{L}+ly|\\p{L}+ment|[\\p{L}¤]+’s)){0,4}'
const being = '(?:is|was|are|were|be|been|being|est|était|soit|être|fut|sera|serait)'

/** After these another does it, or nobody: `§ saw who …`, `§ wants to …`. */
const another =
  '(?!(?:who|what|whether|if|how|why|when|where|whose|not|never|no|nobody|cannot|without|\\p{L}*n’t|n’\\p{L}+|ne|jamais|sans|qui|dont|si|comment|pourquoi|quand|où|someone|somebody|quelqu’un|s[ae]w|see[sn]?|heard?|hears|watche[sd]|find|finds|found|know|knows|knew|thinks?|thought|believe[sd]?|suspect\\p{L}*|fear\\p{L}*|wonder\\p{L}*|want\\p{L}*|threat\\p{L}*|tried|tries|hope[sd]?|swore|vowed|discovered|notice[sd]?|accus\\p{L}*|ask\\p{L}*|blame[sd]?|capable|vu|voit|entendu|trouvé|trouve|sait|savait|savez|pense|croit|soupçonn\\p{L}*|craint|veut|voulait|voulu|menac\\p{L}*|pu|juré|découvert|demand\\p{L}*|cherche)(?!\\p{L}))'
const gap = `(?:(?:,? (?:and|et) ¤)|[\\s,]+${another}[\\p{L}\\p{N}’-]+){0,6}?`
/** The victim. */
const victim =
  '(?:him|her|them|the (?:\\p{L}+ )?(?:victim|host|hostess|man|woman|owner|master)|la victime|l’hôte|¤|\\p{Lu})'
const poison =
  '(?:poison|arsenic|cyanide|strychnine|belladonna|nightshade|digitalis|foxglove|hemlock|venom|ricin|laudanum|aconite|monkshood|oleander|antifreeze|cyanure|belladone|digitaline|ciguë|venin|ricine|aconit|mort-aux-rats)'
const dose =
  '(?:something|powder|drops|pills?|tablets?|vial|phial|liquid|crystals|quelque chose|poudre|gouttes|cachets?|comprimés?|fiole|liquide|cristaux)'
const few = '(?: [\\p{L}’-]+){0,4}? '
const giving =
  '(?:pour|put|slip|stir|drop|mix|add|dissolv|sprinkl|administer|inject|g[ai]v|fed|tip|empt|fait boire|vers|vid|mis|met|gliss|ajout|mélang|dilu|dissou|administr|saupoudr|inject|donn)\\p{L}*'
const passive =
  '(?<!(?<!\\p{L})(?:the|an|his|her|him|them|that|which|was|were|been|being|be|is|got|le|la|une?|qui|été|est|était|être|fut)\\s)'
const done =
  '(?:killed|murdered|poisoned|stabbed|strangled|smothered|suffocated|bludgeoned|assassinated|tuée?s?|assassinée?s?|empoisonnée?s?|poignardée?s?|étranglée?s?|noyée?s?|abattue?s?|étouffée?s?|égorgée?s?)'
const deed = [
  `${passive}${done}(?!\\p{L}| (?:nobody|no one|anybody|anyone|himself|herself|time|the lights|personne))`,
  `${passive}(?:kill|murder|poison|stab|strangl|smother|suffocat)\\p{L}* ${victim}`,
  `(?:shot|shoots?|drown(?:ed|s)?|hanged|push(?:ed|es)?|hit|struck|strikes?) ${victim}(?! an? (?:look|glance|smile)| sorrows)`,
  `(?:tu(?:e|ait|a|er)|assassine[rz]?|empoisonne[rz]?|poignarde[rz]?|étrangle[rz]?|noyer|abattre|étouffe[rz]?|poussée?|frappée?|tiré sur) (?!le temps)(?:${victim}|le|la|les|l’|mon|son|sa)`,
  '(?:l’a|l’avait) (?:frappée?|poussée?)|(?:l’|la |le |les )(?:tue|tuer|tua|assassine|assassiner|empoisonner?|poignarder?|étrangler?|étouffer?|noyer)(?!\\p{L})',
  `${giving}${few}(?:d[eu] |d’|l’)?${poison}(?!\\p{L})`,
  `${giving}${few}${dose} (?:[\\p{L}’-]+ ){0,3}?(?:into|in|dans) (?:his|her|their|the|¤|sa|son|le|la|l’)`,
  '(?:laced|spiked|doctored|lac(?:e|ing)|spik(?:e|ing)|tamper(?:ed|ing)? with) (?:his|her|their|the|¤)',
  '(?:did it|done it|did him in|committed (?:the|this) (?:murder|crime)|(?:pulled|pull|squeezed) the trigger|fired the (?:fatal |deadly )?shot|(?:cut|slit) (?:his|her|¤’s) throat|took (?:his|her|¤’s) life|confessed to (?:the|his|her) (?:murder|killing)|(?:behind|responsible for) (?:the|his|her|this|¤’s) (?:murder|death|killing))',
  '(?:fait le coup|commis (?:le|ce) (?:meurtre|crime)|(?:appuyé|appuyer|pressé) sur la (?:détente|gâchette)|tranché la gorge|avoué (?:le|ce|son) (?:meurtre|crime)|ôté la vie|(?:derrière|responsable d[eu]) ?(?:le|la|ce|sa|cette)? ?(?:meurtre|mort|crime))',
].join('|')
const whoDid = `(?:who|that|qui)(?: [\\p{L}’]+){0,3}? ?(?:${deed.replaceAll(passive, '')})`
const oneWho = '(?:the (?:one|person|man|woman|guest)|whoever|celui|celle|la personne|l’homme|la femme)'
const aside = '(?!’s|[\\s,]+(?:says?|said|thinks?|believes?|insists?|dit|pense|croit)(?!\\p{L}))'

const crime = new RegExp(`${culprit}|${done}|did it|fait le coup`, 'u')
/** After a question. */
const reply = /^[«“"\s]*(?:it was |it’s |it is |c’est |c’était )?§(?: did(?: it)?| l’a fait)?[.!»”"\s]*$/u

const claims: readonly RegExp[] = [
  // `it was §.`
  /(?<!\p{L})(?:it was|it’s|it is|c’est|c’était|ce fut) (?:\p{L}+ )?§[.!»”"\s]*$/u,
  new RegExp(`§(?!’s)${gap}[\\s,]+(?:${being}|as|comme)${filling}[\\s,]+(?:l’)?${culprit}`, 'u'),
  new RegExp(`(?:c’est|c’était) (?:bien )?§,? (?:le |la |l’)${culprit}`, 'u'),
  new RegExp(`§(?:, (?:the|our|his|her|le|la|notre) (?:real )?|, l’| (?:to be )?(?=guilty|coupable))${culprit}`, 'u'),
  new RegExp(
    `${culprit}(?: (?:of|in|de|du) (?:[\\p{L}’¤]+ ?){1,3}?)?(?:\\s*[:,=–—-]\\s*| )(?:(?:[\\p{L}’]+ ){0,2}(?:${being}|named|called|s’appelle|se nomme|n’est(?= autre))(?!\\p{L}))?${filling}\\s*(?:qu’|d’)?§${aside}`,
    'u',
  ),
  new RegExp(`§(?!’s)(?: ${being} ${oneWho})?,? ${whoDid}`, 'u'),
  new RegExp(`${oneWho} ${whoDid}.{0,40}? (?:${being}|:)${filling} §${aside}`, 'u'),
  new RegExp(`§(?!’s)${gap}[\\s,]+(?:l’)?(?:${deed})`, 'u'),
  new RegExp(`(?:${done}|shot|drowned|pushed|committed|commis) (?:by|par) (?:\\p{L}+ )?§(?!’s)`, 'u'),
  new RegExp(`${poison}(?: [\\p{L}’]+){0,6} (?:by|par) §`, 'u'),
  /(?:hands? of |(?:de la|par la) main (?:de |d’)|(?:work|doing) of |l’œuvre (?:de |d’)|culpabilité (?:de |d’))§|§’s guilt(?!\p{L})/u,
]

/** Only what stands before the claim in its own clause can deny it. */
function isClaimed(claim: RegExp, sentence: string): boolean {
  const at = sentence.search(claim)
  if (at === -1) return false
  const clause = sentence
    .slice(0, at)
    .split(/[,;:–—]| (?:but|and|because|mais|et|parce) /u)
    .at(-1)!
  return !isIn(denial, clause)
}
