import { dictionary } from '@zxcvbn-ts/language-common'

const alsoCommon = `
login toor thepassword passkey passphrase qwertz zxczxc abcdef abcdefg abcdefgh abcabc abcd ilovemum dearest angelbaby
fairies god judo gymnastics athletics nordiques alouettes roughriders argonauts stampeders rangersfc captainamerica
stormtrooper neo lotr gryffindor slytherin dumbledore voldemort eevee roblox fortnite valorant overwatch
worldofwarcraft zerg leagueoflegends dota habbo ipad gmail yahoo hotmail twitter instagram snapchat whatsapp linkedin
skype netflix ebay spotify tiktok ubuntu debian mysql bmw harleydavidson fox mulan tinkerbelle dory buzzlightyear
cookiemonster charliebrown tweetybird taz puppylove dogdog ram pig butterflies owl coco kiki mimi rex yoyo zoe amy don
eva guy ian jan jim joy kim leo liz luc mia ray rob ron roy ted tim genevieve1 gabrielle1 josee lea marjolaine noemie
ophelie rejean sebastien1 stephane1 valentin1 zoe1 cox patterson gagnon cote morin lavoie fortin gagne ouellet
pelletier belanger levesque paquette girard caron cloutier dube poirier lapointe lefebvre poulin nadeau may fevrier
mai juin aout septembre lundi mercredi jeudi vendredi printemps ete automne hiver springtime ice red turquoise jaune
redred mountaindew captainmorgan maplesyrup usa welsh peru quebecois laval gatineau sherbrooke saskatchewan
newfoundland newyorker louisiana rap blacksabbath rollingstones gunsnroses kanye taylorswift onedirection
hannahmontana u2 wwe raw michaeljordan neymar tomcruise jetli santaclaus happybirthday lol hi hiya salutations coucou
bonsoir bienvenue doudou toutou jetaimes moncoeur lyon olympique bonheur papa mamanpapa mamie soeur frere copain
copine ordinateur licorne grenouille coccinelle baguette croissant tabarnak calisse crisse esti cabane sirop canot mom
mama dad son sons bestfriends bff bffs alwaysandforever birth laughlove livelaughlove win numberone numero1 bestever
sexything cuteness hugs hugsandkisses hug bad successful biguy fat lightyear fastandfurious crazygirl troublemaker
highschool classof geography partytime partygirl vip fame divas prada aeropostale victoriassecret bud butterfinger
cathedral countryboy countrygirl easyas123 funkytown googoo heartbreaker household hummingbird informix jetsfan
kickboxing loyal mainstreet mnbvcxz photography poser providence result shortstop starburst sweetlove thethe tigerlily
toothpick wildflower xxxxxx youbet zaq1@wsx !qaz1qaz 143444 1432 14344 7758521 7758258 1233321 18atcskd2w g_czechout
mynoob zinch fqrg7cs493 29rsavoy usr_passwd ohmnamah23 bigbasket zag12wsx dubsmash evite chatbooks linkedin1
jobandtalent livetest indya123 yuantuo2012 gwerty gwerty123 1g2w3e4r ngockhoa alhamdulillah minhamaria corinthians
amorzinho teamomucho mivida mudar123 doudou1 hallihallo nc1701
`

/** Passwords that people really choose, in lower case: the commonest 49,000 of published breaches, and our own. */
export const commonPasswords: ReadonlySet<string> = new Set([
  ...dictionary['passwords-common'],
  ...alsoCommon.trim().split(/\s+/),
])
