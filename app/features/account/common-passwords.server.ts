/* Written by hand from published rankings, not a copy of one list: the rules in password-rules.server.ts cover
 * sequences, keyboard walks and numbered words. */

const words = `
password passwords passwort passw0rd pass letmein letmeinn welcome welkom login logon signin admin administrator root toor guest user username default changeme change access secret
secrets private public system server master mastermind manager test testing tester testtest temp temppass temporary newpass newpassword mypass mypassword thepassword nopassword
passpass passme passkey passphrase openup opensesame sesame entrance unlock trustno1 trustme trustnoone whatever nothing anything something everything qwerty qwertyuiop qwertyui qwert
azerty qwertz asdfgh asdfghjkl asdfjkl zxcvbn zxcvbnm qazwsx qazwsxedc qweasd qweasdzxc asdasd asdzxc qweqwe zxczxc qwaszx abcdef abcdefg abcdefgh abcabc abcd alphabet
iloveyou iloveu ilovegod ilovejesus ilovemom ilovemum ilovemyself iloveme ilovehim iloveher lovely lovelove loveme loveyou lover lovers loving love loveu mylove truelove onelove
babygirl babyboy baby babyblue babydoll babycakes babes sweetheart sweetie sweety sweet sweets sweetpea honey honeybee honeybun darling dearest angel angels angelic angelbaby
princess prince queen queenie king kings kingdom kingkong duke duchess lord emperor royal royalty majesty knight knights warrior warriors fighter hunter hunting killer assassin ninja samurai viking
pirate pirates spartan spartans gladiator soldier marine marines army navy airforce captain general major colonel sergeant commander trooper ranger rangers sniper shooter gunner bullet shotgun
dragon dragons dragonfly phoenix griffin unicorn unicorns fairy fairies mermaid wizard wizards witch merlin magic magical magician mystic mystery monster monsters demon demons devil devils
satan lucifer hell heaven heavenly god godisgood godbless jesus jesuschrist christ church faith hope grace bible holy spirit blessed blessing amen savior prayer gospel
football baseball basketball soccer hockey tennis golfer golf golfing rugby cricket volleyball softball swimming swimmer skating skater skate skateboard snowboard surfing surfer surf wrestling wrestler boxing
boxer karate judo running runner cycling gymnastics cheer cheerleader dancing dancer dance ballet fishing fisherman camping hiking racing racer racecar nascar motocross biking biker
lakers celtics bulls knicks heat yankees redsox mets dodgers giants braves cubs cardinals tigers orioles phillies padres rockies athletics mariners astros twins
cowboys steelers packers raiders broncos patriots eagles redskins dolphins bears vikings colts saints chargers chiefs falcons panthers ravens jaguars titans browns bengals jets bills
canadiens habs bruins redwings blackhawks penguins flyers oilers flames canucks mapleleafs leafs senators sabres raptors bluejays expos nordiques alouettes roughriders argonauts stampeders
arsenal chelsea liverpool manchester manunited manutd everton tottenham spurs newcastle celtic barcelona realmadrid juventus milan inter bayern ajax rangersfc chelseafc liverpoolfc arsenalfc
superman batman spiderman wolverine ironman captainamerica hulk thor avengers deadpool joker robin catwoman wonderwoman superstar supergirl supernova super superb superhero marvel
starwars startrek skywalker jedi yoda vader darthvader anakin obiwan chewbacca boba stormtrooper starfleet enterprise spock trinity matrix neo morpheus gandalf frodo bilbo legolas
aragorn hobbit lotr potter harrypotter hogwarts hermione gryffindor slytherin dumbledore voldemort twilight edward bella jacob naruto sasuke sakura itachi kakashi goku vegeta dragonball
pokemon pikachu charizard mewtwo eevee nintendo mario luigi zelda link sonic tails kirby donkeykong minecraft creeper roblox fortnite valorant overwatch halo masterchief callofduty blackops
counterstrike cstrike warcraft worldofwarcraft starcraft diablo zerg protoss leagueoflegends dota runescape habbo xbox playstation gamecube gameboy gamer gamers gaming games game
computer computers internet laptop desktop keyboard monitor hacker hackers hacking program programmer developer software hardware windows microsoft apple macintosh macbook iphone ipad samsung
nokia motorola blackberry android google gmail yahoo hotmail facebook myspace twitter youtube instagram snapchat whatsapp linkedin skype netflix amazon ebay paypal spotify tiktok adobe photoshop
linux ubuntu debian redhat oracle mysql cisco network wireless router website webmaster security firewall virus compaq dell toshiba sony panasonic canon nikon
mustang corvette camaro porsche ferrari mercedes bmw toyota honda nissan mazda subaru suzuki yamaha kawasaki ducati harley harleydavidson davidson chevy chevrolet chevelle dodge viper ford jeep
hummer cadillac lincoln pontiac firebird trans thunderbird jaguar lexus audi volvo volkswagen saab civic accord corolla camry prelude integra supra celica skyline silverado truck trucks trucker
monkey monkeys monkeyman donkey tiger tigger lion lions panther cheetah leopard bear teddy teddybear grizzly panda pandas koala wolf wolves wolfpack wolfman fox foxes foxy
rabbit rabbits bunny bunnies hamster mouse mickey mickeymouse minnie goofy donald donaldduck daisy pluto disney disneyland mulan ariel cinderella snowwhite tinkerbell tinkerbelle simba nemo dory woody
buzz buzzlightyear elmo cookie cookies cookiemonster kermit snoopy charliebrown garfield scooby scoobydoo shaggy bugsbunny tweety tweetybird sylvester taz popeye barney spongebob patrick stitch lilo hello hellokitty
kitty kittycat kitten kittens cat cats catdog catlover tomcat blackcat meow puppy puppies puppylove dog doggie doggy dogdog dogs bulldog bulldogs pitbull poodle beagle husky labrador doberman rottweiler
horse horses ponies pony mustangs cowboy cowgirl stallion buffalo bull ram rams goat sheep piglet pig piggy pigs chicken chickens duck ducks ducky turtle turtles frog froggy frogs
snake snakes cobra python anaconda lizard gecko shark sharks dolphin whale fish fishes goldfish spider spiders scorpion butterfly butterflies ladybug bumblebee eagle
falcon hawk hawks raven owl parrot penguin flamingo peacock bird birds birdie birdy elephant giraffe zebra gorilla kangaroo hippo rhino camel squirrel skunk beaver moose otter
buster max maximus maxwell buddy bailey bandit bentley blackie bonnie boomer brandy brutus casey chance charlie chester chico chloe coco cocoa cody cooper copper
dakota dexter diesel dusty fluffy ginger gizmo goldie gracie heidi holly jack jackie jake jasmine jasper joey katie kiki lady lassie lucky lucy luna maggie
mandy marley midnight milo mimi misty missy mocha molly muffin murphy nala nikki oliver oreo oscar patches peaches peanut pebbles pepper petey phoebe pookie
precious pumpkin rascal rex riley rocky romeo rosie ruby rusty sadie salem sally sam sammy samson sandy sasha sassy scooter scout shadow sheba shelby sierra skippy
smokey snickers snowball snowflake socks sophie spanky sparky spike spot stella sugar sunny sunshine taffy tank thunder tinker toby trixie tucker
tyson whiskers willow winnie winston yoyo zeus ziggy zoey zoe
michael jennifer jessica michelle amanda ashley nicole daniel thomas robert joseph andrew joshua matthew jordan anthony william richard charles christopher christian brandon justin david james john
steven kevin brian jason jeffrey eric ryan nicholas jonathan stephen timothy gary george kenneth ronald mark paul peter alexander alexandra alexandre alexis alex alexa
benjamin samuel samantha sarah elizabeth melissa stephanie heather amber danielle rachel lauren megan brittany tiffany crystal rebecca kimberly victoria vanessa natalie courtney christina christine
laura kelly kelsey taylor morgan andrea maria marie julia julie karen linda susan barbara patricia nancy sandra donna carol sharon deborah diane diana debbie cynthia angela angelica angelina
brenda pamela theresa teresa veronica monica sabrina claudia gabriel gabriela gabrielle isabella isabelle sophia olivia emma emily hannah abigail madison hailey kayla kaitlyn mackenzie makayla
destiny serenity nevaeh jade amethyst sapphire diamond diamonds pearl jewel emerald opal topaz gold golden silver platinum bronze
adam aaron adrian alan albert alfred alice alicia allison alyssa amy andre andreas angelo anita anna annie antonio april arthur arnold austin autumn barry beatrice bernard bernie beth bettina
billy bobby bonjour brad bradley brandi brent brett bruce bryan caitlin calvin cameron camille carl carla carlos carmen caroline carolina carrie casper cassandra cassie catherine cecilia
cedric celine chad charlene charlotte chantal chris chrissy christie christy cindy claire clara clarence clark claude clifford clinton colin colleen connie connor corey cory craig cristina curtis
cyrus damian damien dana danny darren darryl dave dawn dean debra denise dennis derek derrick devin devon diego dominic dominique don doris dorothy doug douglas drew duncan dustin dwayne
dwight dylan earl eddie edgar edwin eileen elaine eleanor elena elijah elisabeth ella ellen elliot elvis emmanuel enrique erica erik erika erin ernest ernesto ethan eugene eva evan evelyn
fabian federico felicia felix fernando florence fernand frances francesca francis francisco francois frank franklin frankie fred freddie freddy frederic frederick gaston genevieve gerald
geraldine gerard gerry gilbert gilles giovanni gisele gloria gordon graham grant greg gregory guillaume guillermo gustavo guy harold harry harvey hector helen henri henry herbert herman
homer howard hubert hugo ian irene isaac isabel isaiah ivan jackson jacques jaime jamie jan jane janet janice jared jasmin javier jayden jayson jean jeanette jeff jenna jenny jeremiah jeremy
jerome jerry jesse jessie jill jim jimmy joan joanna joanne joe joel johanna johnny johnson jonas jonathon jorge jose josh josephine joy joyce juan juanita judith judy jules julian juliana julien
juliet juliette julio junior karina karl karla kate katelyn katherine kathleen kathryn kathy katrina keith kendall kendra kenny kent kerry kim kirk kristen kristin kristina kristine kurt kyle
lance larry latoya laurence laurent laurie lawrence leah lee leo leon leonard leonardo leslie lester levi lewis liam lillian lily lindsay lindsey lionel lisa liz lloyd logan lois lola lorenzo loretta
lori lorraine louis louise luc lucas lucie luis luke lydia lynn madeleine madeline malcolm manuel marc marcel marcia marco marcos marcus margaret margarita marianne maribel
marilyn marina marion marissa marjorie marlene marshall martha martin martina martine marty marvin mary maryjane mason mathieu matt maureen maurice maxime meghan melanie melinda melody
meredith mia micheal michel mickael miguel mike mildred miles mindy miranda mitchell mohamed mohammed muhammad ahmed mustafa ibrahim moises mona morris moses myriam nadia nadine
naomi natalia natasha nathalie nathan nathaniel neil nelson nick nicky nicola nicolas nigel nina noah noel nolan nora norma norman octavia olivier omar orlando otto owen pablo pascal
paula paulina pauline pedro peggy penelope penny perry pete phil philip philippe phillip phyllis pierre preston priscilla quentin rachelle rafael ralph ramon randall randy raphael raquel raul ray raymond
rebekah regina reginald remi renee ricardo rick ricky rita rob robbie robby roberta roberto robyn rochelle rodney rodrigo roger roland rolando roman ron ronnie rosa rosalie rosario rose
rosemary ross roxanne roxy roy ruben rudolf rudolph russell ruth sabine salvador salvatore samir samira sandrine santiago santos sara saul sean sebastian sebastien selena serge sergio seth
shane shania shannon shaun shawn sheila shelly sherry shirley sidney silvia simon simone sofia sonia sonja spencer stacey stacy stan stanley stefan stefanie steph stephane stuart suzanne
sydney sylvain sylvia sylvie tamara tammy tania tanya tara tatiana ted terri terry thelma theo theodore thierry tim tina todd tom tommy toni tony tracey tracy travis trevor tristan troy
tyler valentin valentina valerie vera vernon vicky victor vincent viola violet virginia vivian vivien wade walter wanda warren wayne wendy wesley whitney wilfred willie xavier yolanda yvette yvonne
yves zachary elodie amelie aurelie audrey agathe adele anais annabelle ariane beatriz benoit bertrand bruno catherin charlotte1 clemence coralie delphine emilie estelle eloise fabien fabrice florian francine genevieve1 gabrielle1 helene josee laetitia lea lucien ludovic luciano manon marjolaine mathilde maude melissa1 mireille noemie oceane ophelie pascale rejean romain sebastien1 solange stephane1 therese thibault valentin1 veronique virginie yannick zoe1
williams jones brown davis miller wilson moore anderson white harris thompson garcia martinez robinson clarke rodriguez walker hall allen young hernandez wright lopez hill scott
green adams baker gonzalez carter perez roberts turner phillips campbell parker evans edwards collins stewart sanchez rogers reed cook bell rivera richardson cox ward torres peterson
ramirez watson brooks sanders price bennett wood barnes henderson coleman jenkins powell patterson hughes flores washington butler simmons foster bryant tremblay gagnon cote bouchard gauthier morin
lavoie fortin gagne ouellet pelletier belanger levesque bergeron leblanc paquette girard boucher caron beaulieu cloutier dube poirier fournier lapointe leclerc lefebvre poulin nadeau martel
january february march may june july august september october november december janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre
monday tuesday wednesday thursday friday saturday sunday lundi mardi mercredi jeudi vendredi samedi dimanche
spring summer fall winter printemps ete automne hiver summertime springtime sunset sunrise sunlight moonlight moonbeam moon starlight stars star starfish rainbow rainbows raindrop rain
snow snowman storm lightning tornado hurricane cyclone blizzard frost ice iceman icecream iceberg fire fireman firefly firefox fireball flame inferno blaze water
waterfall ocean oceans river rivers lake island beach beaches beachbum mountain mountains forest desert jungle garden gardener flower flowers roses orchid lotus tulip sunflower lilly
purple orange yellow blue red pink black gray grey indigo scarlet crimson turquoise maroon lavender rouge bleu vert jaune noir blanc redred blueblue blueeyes browneyes
redhead blondie blonde brunette bluebird blueberry strawberry raspberry cherry cherries banana bananas apples pineapple mango peach lemon lemons lemonade lime watermelon melon
coconut grape grapes kiwi tomato potato potatoes carrot onion garlic pickle pickles pizza pasta burger hamburger cheeseburger hotdog bacon sausage turkey cheese cheesecake chocolate chocolat candy
candyman candycane cupcake cupcakes brownie brownies cinnamon vanilla caramel coffee espresso latte pepsi cocacola coke drpepper mountaindew sprite redbull gatorade beer budlight budweiser guinness
heineken corona whiskey whisky vodka tequila bacardi captainmorgan jackdaniels jimbeam smirnoff wine champagne martini cocktail poutine caribou maplesyrup maple
america american usa england english london britain british scotland scottish ireland irish wales welsh france french francais paris germany german berlin italy italia italian roma spain
spanish espana mexico mexican brazil brasil argentina chile colombia peru venezuela cuba jamaica jamaican canada canadian quebec quebecois montreal toronto ottawa vancouver calgary edmonton winnipeg
halifax laval gatineau sherbrooke ontario alberta manitoba saskatchewan newfoundland australia melbourne newzealand africa nigeria kenya egypt israel india indian pakistan china chinese
japan japanese tokyo korea korean vietnam thailand philippines pinoy indonesia malaysia singapore russia russian moscow ukraine poland polska sweden norway denmark finland holland amsterdam
belgium portugal greece california florida texas newyork newyorker chicago boston dallas houston denver detroit seattle atlanta miami philly vegas lasvegas hollywood hawaii alaska
brooklyn bronx manhattan queens1 jersey georgia tennessee kentucky alabama louisiana michigan minnesota wisconsin illinois indiana ohio oklahoma colorado arizona nevada oregon
montana wyoming nebraska kansas missouri arkansas mississippi maryland delaware vermont maine
music musica musical musician guitar guitarist bass drums drummer piano violin trumpet saxophone flute singer singing song songs rhythm rocker rockstar rockon rocknroll rockandroll hiphop
rapper rap reggae techno trance jazz blues metal metalhead metallica slipknot nirvana acdc ironmaiden blacksabbath ledzeppelin zeppelin pinkfloyd beatles rollingstones kiss aerosmith gunsnroses bonjovi
eminem slimshady tupac 2pac biggie snoopdogg drdre 50cent lilwayne kanye jayz drake beyonce rihanna madonna britney shakira ladygaga taylorswift bieber justinbieber onedirection hannahmontana blink182 greenday
linkinpark linkin evanescence korn tool radiohead coldplay oasis u2 depeche depechemode pantera megadeth anthrax slayer rammstein offspring sublime bobmarley presley sinatra johncena
undertaker stonecold wwe raw smackdown michaeljordan kobe lebron shaq iverson messi ronaldo cristiano neymar zidane beckham rooney gerrard tomcruise brucelee jetli rambo
terminator predator alien aliens robocop godzilla jaws titanic braveheart scarface godfather casino goodfellas tombstone highlander excalibur camelot lancelot avalon atlantis
zorro tarzan sherlock holmes dracula vampire vampires zombie zombies werewolf ghost ghosts ghostrider skeleton skull skulls bones halloween christmas santa santaclaus easter birthday happybirthday happy
happyday happiness smile smiles smiley smiling laugh laughing lol lolol lollol lollipop lolita hellohello hi hiya hola ciao salut salutations allo coucou goodbye goodluck goodmorning goodday
bonsoir bienvenue soleil chouchou doudou loulou nounours cherie chaton minou toutou jetaime jetaimes amour amours monamour moncoeur motdepasse marseille lyon bordeaux nantes toulouse olympique bonheur
maison famille maman papa mamanpapa mamie papi soeur frere enfant copain copine ordinateur cheval lapin poisson oiseau papillon licorne tortue grenouille coccinelle vacances liberte
fromage baguette croissant tabarnak calisse crisse esti cabane sirop canot
family mother mothers mom mommy mama mamma father dad daddy daddysgirl brother brothers sister sisters grandma grandpa uncle auntie cousin son sons daughter wife husband hubby boyfriend girlfriend friend
friends friendship bestfriend bestfriends bff bffs forever foreveryoung always together alwaysandforever soulmate wedding married marriage divorce single newlife newyear birth life lifeisgood goodlife mylife
live livelife laughlove livelaughlove lifetime dream dreamer dreams dreaming believe believer peace peaceful freedom free freebird liberty justice truth trust honor courage brave strength strong
power powerful powers victory winner winning win champion champions champ numberone numero1 thebest bestever best greatest great awesome amazing fantastic wonderful beautiful beauty pretty prettygirl
gorgeous handsome hottie hotstuff hotgirl hotboy sexy sexygirl sexyboy sexything sexybitch sexylady sexymama sexxy hot cutie cutiepie cute cuteness kissme kisses kissmyass hugs hugsandkisses hug babe
badass badboy badboys badgirl bad goodgirl goodboy good gangster gangsta thug thuglife pimp pimpin pimping player playa playboy playgirl baller ballin hustler hustle rich richie money moneymaker
moneyman cash cashmoney dollar dollars million millionaire billion success successful business company office work working worker boss bossman bigboss bigboy bigman bigdaddy bigdog bigred
bigmac bigfoot bigben bighead biguy tiny little littleman littleone littlegirl short tall fat fatboy fatass fatcat fatman skinny slim slimjim speedy speed turbo nitro rocket rockets flash
lightyear zoom fast furious fastandfurious crazy crazyboy crazygirl loco loca psycho insane mad madman madness maddog maniac freak freaky weird strange stranger danger dangerous trouble
troublemaker rebel rebels outlaw chaos havoc doom darkness dark darkangel darklord darkknight darkside nightmare night nightwing eclipse cosmos galaxy universe space spaceman astro astronaut apollo
nasa saturn jupiter venus mercury neptune uranus earth planet world worldcup global orion pegasus andromeda hercules athena artemis poseidon hades achilles trojan trojans
sparta titan odin ragnar loki freya valhalla pharaoh cleopatra caesar nero napoleon genius einstein newton tesla darwin galileo plato socrates professor doctor nurse teacher student students school college
university highschool senior seniors freshman graduate class classof library science biology chemistry physics math mathematics history geography poetry writer
reading reader books book bookworm paper pencil picture pictures photo photos camera movie movies film cinema actor actress theatre drama comedy funny funnyman funtime fun jokers clown
party partytime partygirl disco club vip celebrity famous fame model fashion style diva divas glamour lipstick makeup perfume gucci prada chanel versace armani nike adidas
puma reebok converse jordans vans oakley hollister abercrombie aeropostale victoriassecret
fuck fuckyou fuckoff fuckme fucker fucking fuckit fuckthis motherfucker bitch bitches bitchass asshole bastard shit shithead bullshit dick dickhead cock cocks pussy pussycat pussies
cunt slut whore hooker porn porno pornstar penis vagina boobs boobies tits titties bigtits ass assman asses butt butthead butthole fart suck sucker suckit suckme blowjob blowme handjob horny
hardcore naked nude sex sexsex sexx lesbian gay gayboy homo queer hentai anal oral orgasm orgy erotic playmate stripper nipple nipples
beavis bondage booty bootycall booger boobear boogie bubba bubbles bubblegum buckeye buckeyes bucks bud buddha buffy buttercup butter butterfinger button buttons
cactus cadence calico cannon canyon cardinal carnage carnival cartman cartoon cascade castle casanova catalina catfish cathedral ceasar centre century challenge chaser cherokee chipper chippy chips
chocobo chopper chronic chubby chucky cinder circus citizen classic claymore clover cloud clouds coolio cool coolman coolcat cooldude coolguy coolgirl cooler concept concrete condor conrad
control coolness copenhagen cornell corsair cosmo cougar cougars country countryboy countrygirl coyote coyotes cracker crackers creative creation critter crusader cruise crusher
darkstar database daytona deadhead deadman death deathnote deathstar deedee deep deeper defender delicious delta deluxe denali desire desiree destroy destroyer device digger digital
dimples dingo dinner dinosaur director dirty distance divine doghouse dogfood dogman dolly dollface dominion domino dontknow doodle doogie dookie doorknob doors dopey dork double downhill downtown
dragoon dreamcast drifter driver dublin dude dudeman dudley dumbass dundee dynamite dynamo easy easyas123 eatme echo electra electric electro electron element elements elite
emerson energy engine engineer enigma enter enters entropy eraser escalade escape1 eternal eternity europa europe evergreen evolution excel excellent explorer express extreme eyeball
fabulous fallen fallout fandango fantasia fantasy farmer farmboy favorite fearless fender ferret fiction fidelity fifteen finance finger fingers firehawk firestar firetruck fishbone fisher
flamenco flasher flipper floyd fluff flying focus foobar foolish formula fortune forty fountain fourth foxtrot fozzie freestyle freeze freewill frenchie fresh
fritz froggie frosty fruit fubar funky funkytown furball future fuzzball fuzzy gambit gambler gameover gangbang garage garnet gateway gemini genesis gentle
getlost getout getsome gilligan glacier glitter gobears goblin goblue godisgreat gofish goldberg goldeneye goliath gonavy gonzo goober goodie goodtimes
googoo gopher gotcha gothic govols grandam granite grateful gratis gravity greatone greedy greenbay greenman gremlin grinch groovy group grover grumpy guardian gumby gundam gunther gypsy
hacked hambone hammer hammers hammock handball handyman hansolo happyman hard hardball hardrock harmony harvard hater haters hawkeye hawkeyes headache health heart hearts heartbreaker
heartless hedgehog helicopter hellfire hellno hellyeah helmet help helpme hermit heroes hero hershey hidden highland highway hitman hobbes hogan hollow home homeboy homerun
hondacivic honest honolulu hoops hoosier hoosiers hooters hopeful hopeless hornet hornets horizon hospital hotrod hotshot hotspur house household houses huge humble hummingbird hunger hungry huskers husker
hyper icecold idiot idontknow iforget iforgot ihateyou ihateu illusion image imagine immortal impact impala imperial important incubus independent infantry infinite infinity informix innocent insight
insomnia inspector inspire instant intel intrepid intruder invisible ironhorse itsme ivory
jackass jackpot jayhawk jayhawks jazzman jeepster jellybean jelly jester jetski jetsfan jimbo joanie journey joyful jubilee juggalo jughead juice juicy jumanji jump jumper justdoit justme
karma katana keeper keepout kernel keystone kicker kickass kickboxing kilroy kimber kingfish kingston kisskiss kitkat klondike knowledge krypton kryptonite
labtec ladies ladder lagrange lambert lantern laser laserjet lasttime laundry leader leather legacy legend legends legion lesson letsgo letter lexmark license lifeguard light lights lilbit
liquid listen lobster location lockdown locker logical logitech lonely lonestar lonewolf longhair longhorn longhorns looking looney loser losers lost lottery loveless lovebug lovebird loverboy lovergirl lovestory loyal loyalty
luckydog luckyone lumber lunchbox luscious luther
machine macgyver madcat maddie madeira magellan magenta magnet magnum magnolia mainstreet majestic mallard malibu mandarin manfred mankind mantis mantra marathon marble mariner market marlboro marlin marlins
maserati masters mastercard maverick mavericks mayday mayhem meathead meatloaf mechanic medical medicine meditation medusa megaman megatron memorex memory memories mental meridian merlot messenger meteor metro
microbe midget midway mighty military millennium minimum minister miracle mirage mirror mischief misfit mission mister mnbvcxz mobile modern mohawk molson moment monarch mongoose monopoly
montecarlo monty moocow moonshine moonstar morning mortal mortgage motion motor motorcycle mozart mudvayne muscle mushroom mustard mutant mybaby myfamily mygirl
mykids mymoney myself nasty native natural nature naughty navigator needle nemesis newborn newhouse newman newport newstart nextel nibbles nickname niceguy nicegirl nightcrawler nighthawk nightowl
nomad nomore nonsense normal north northern northstar notebook nowayout nugget number nutmeg nuts
oatmeal obelix oblivion obsession octopus odyssey offroad oldman oldschool olympia olympus omega onetime online onyx open optimus option oriole original
outback outdoor outside overkill overlord oxford oxygen pacers pacific packer packard paintball painter palace paladin palmer pandora panties papabear paradigm paradise paradox paramedic paranoid partner
passat passion passport patience patriot patrol pavilion peaceout peacemaker peanuts pearljam pentium people perfect performance persian personal phantom phantoms photography
picasso picnic pilot pinball pinetree pinky pioneer pippin piston pistons pitcher pizzaman playtime please pleasure plumber plymouth point pointer poison poker polaris police politics polly
polo pooh poohbear pooky pool poop poopie poopoo popcorn popper poppy popsicle portal portland poser positive possible powder presario present president pressure pride primus printer
prodigy producer professional promise prophet prosper protect protected providence prowler psychic puddin pudding punisher punk punkrock punkin puppet puzzle1 pyramid
quality quantum quasar quest question quick quicksilver quiet quincy radar radical radio raider railroad rainyday rambler ranch raptor rasta rastaman ratman
razor reality reaper rebound record redalert redbird redbone reddog redfish redlight redneck redrose redrum redskin redstar redwing redwood regional reliable relax remember renegade
renault replay republic rescue research resident respect result retard retired reveal revenge reverse revolution revolver reward reynolds ricochet riddle rider riffraff ring ringo ripper riverside roadkill roadking roadrunner
robot robotech rochester rock rockford rockie rocks rodeo rolex roller rollin romance romania romantic rooster rosebud royals ruger runaway rush ruthless
sabbath sacred sadness safari safety sailing sailor sailormoon salmon sanctuary sandman sandwich santana saphire satisfaction savage scarecrow schooner scirocco scorpio
scotty scream scrappy screamer scuba scully seahawks seahorse search season seminole seminoles senator sentinel service seven seventeen shadows
shalom shamrock sharpie shelter shepherd sheriff shiloh shinobi shocker shopper shopping shorty shortstop showtime shutup sidekick siemens signal silence silent silverfox simple simply simpson simpsons
sinner sixers sixteen skeeter skibum skiing skinhead skinner skipper skittles skydive skydiver skyhawk skyler slacker slapper slapshot sleep sleepy sleeping slick slipper sloppy slugger smart
smarty smith smoke smoker smokes smoking smooch smooth smoothie smother snapper snapple snapshot sneaky sniffer snowbird snowfall snowy softail solitude solomon solution somebody someday someone
sonata sooners soprano sorrow soulfly southern southpark southside special specialk spectrum speedo speedway spiral spitfire splash splinter sponge spooky spoon sports
squash squirt standard stanford starbuck starbucks starburst stardust stargate stargazer starr starship start station stealth stellar sterling stimpy stingray
stinky stocks stone stoner stones stonewall stooges stoppedby storage stormy straight strategy stratus streak street strider striker string stripes studio stupid subway sucks suckers sugarbear summit
sundance sundevil sunfire superfly supersonic superior supreme surprise survivor swallow sweetness sweetlove sword swordfish symphony syracuse
tacobell tango target tarheel tarheels tattoo taurus teamo technology telephone television temple terminal terrapin testament thankgod thankyou thebeast theboss thegame theking theman theone
therock thethe thirteen thx1138 tickle ticket tigercat tigerlily timber timberwolf timeout tinman tobias tomahawk tommyboy toolbox toothpick topcat topdog topgun topper toriamos
touchdown tracker tractor trailer training transam transfer transport trapper travel traveler treasure treehouse trial tribal trident trigger triple triton triumph trophy tropical tsunami
tulips twister twisted tycoon typhoon
ultimate ultra umbrella undead underdog underground understand union unique united unity universal unknown unreal upland upper uptown urban valley valiant value vanguard vanity vegitto velocity velvet
vendetta vengeance venom ventura verbatim veritas vertigo vicious video viewsonic village vintage violence vision vixen voodoo voyager vulcan vulture waffle wanker warhammer warlock warlord warning wasabi
watch wealth weapon webster weekend weenie weezer western westside wetpussy whatsup whatthe wheeler whistle whocares whynot wicked wildcard wildcat wildcats wildfire wildflower wildlife wildman wildone
window windsurf winger wingman wisdom wishbone wolfgang wolverines woman women wonder wonderland woodland woodstock woofer wordpass wrangler xanadu xfiles xtreme xxxxxx
yankee yesterday yogibear yorkie youbet yourmom yourself yukon zanzibar zenith zephyr zero zigzag zipper zodiac zxcasdqwe
`

const exact = `
1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 qaz123 zaq1zaq1 zaq12wsx zaq1xsw2 zaq1@wsx !qaz2wsx !qaz1qaz qwer1234 qwe123 qweasd123 q1w2e3 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 1234qwer 123qwe 123qweasd
123qwe123 1234abcd abcd1234 abc123 abc1234 abc12345 abc123456 123abc 1234abc aa123456 aa12345678 a123456 a1234567 a12345678 a123456789 a1b2c3 a1b2c3d4 a1b2c3d4e5 1a2b3c 1a2b3c4d asd123 asdf1234 asdf123 zxc123 zxcv1234 pass123 pass1234 pass12345
p@ssw0rd p@ssword pa55word pa55w0rd pa$$word pa$$w0rd passw0rd1 p@ssw0rd1 p@ssw0rd123 admin123 admin1234 admin@123 admin12345 root1234 test123 test1234 test12345 user123 user1234 guest123 welcome123 welcome@123 india123 qwerty123 qwerty1234 qwerty12345 qwerty123456
iloveyou1 iloveyou2 iloveyou3 iloveyou! 1loveyou 143143 143444 1432 14344 5201314 520520 520131 woaini woaini1314 woaini520 1314520 7758521 7758258 147258 147258369 147852 147852369 159357 159753 159951 258456 258258 321654 321654987 357159 369258147 456123 456789 456852
741852 741852963 753159 753951 789456 789456123 852456 951753 963852741 963852 987654321 124578 135790 135792468 13579 246810 1029384756 102030 10203040 112233 11223344 1122334455 121212 123123 123123123 123321 1233321 123454321 1234554321
123654 123654789 12341234 1234321 12344321 123456a 123456q 123456abc 123456aa 123456qwerty 12345a 12345q 12345qwert 12345t 12345abc 123456789a 123456789q 1234567a 12345678a 131313 141414 142536 151515 161616 171717 181818 191919 202020 212121 223344
232323 252525 262626 272727 282828 292929 303030 313131 323232 343434 420420 424242 454545 464646 474747 494949 505050 515151 525252 545454 565656 575757 585858 595959 616161 636363 656565 676767 686868 696969 69696969 717171 727272
737373 747474 757575 767676 787878 797979 818181 828282 838383 848484 858585 868686 878787 898989 909090 919191 929292 949494 959595 969696 979797 989898 100200 100100 101010 110110 111222 112112 111222333 112211 113355 114477 115599
007007 007bond 010101 010203 012012 020202 030303 040404 050505 060606 070707 080808 090909 098765 0987654321 0123456 01234567 012345678 0123456789 01012011 123456789abc 18atcskd2w 3rjs1la7qe g_czechout picture1 mynoob bangbang123
zinch 7777777 88888888 fqrg7cs493 29rsavoy usr_passwd tinkle ohmnamah23 bigbasket zag12wsx dubsmash evite chatbooks linkedin1 unknown1 myspace1 jobandtalent livetest indya123 d1lakiss yuantuo2012 gwerty gwerty123 1g2w3e4r gfhjkm ghbdtn vfrcbv vfhbyf yfnfif
ngockhoa pakistan123 sandeep krishna krishna1 ganesh saibaba omsairam jaimatadi bismillah alhamdulillah allah786 786786 sairam rajesh suresh ramesh mahesh lakshmi bharat hindustan kumar priyanka deepak sanjay vijay
minhamaria brasil123 flamengo corinthians palmeiras saopaulo gremio vasco amorzinho teamomucho tequiero teamo123 miamor mivida bebita princesa estrella mariposa corazon chiquita alejandra alejandro jesus123 dios dios123 contrasena contrasena1 clave senha senha123 mudar123
motdepasse1 azertyuiop azerty123 azerty1 jetaime1 doudou1 loulou1 nicolas1 marseille13 soleil1 chouchou1 bonjour123 qazxsw edcrfv rfvtgb tgbyhn plmokn okmijn qpalzm wsxedc mnbvcx poiuyt poiuytrewq lkjhgf lkjhgfdsa
schatz sommer hallo hallo123 passwort1 geheim ficken arschloch hallihallo sonnenschein lollipop1 killer1 ncc1701 ncc1701d ncc1701e nc1701 rush2112 bond007 agent007 hal9000 r2d2c3po c3por2d2 thx1138 8675309 90210 5150 4runner 4ever 4life 2hot4u
`

const split = (text: string): string[] => text.trim().split(/\s+/)

/** Stems for the numbered forms. A digit at a stem's end is its most common suffix. */
export const commonStems: ReadonlySet<string> = new Set(split(words))

export const commonPasswords: ReadonlySet<string> = new Set(split(exact))
