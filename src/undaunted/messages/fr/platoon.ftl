### La section d'une campagne : ce que deviennent ses soldats, et l'étape d'après-bataille racontée carte par carte.

## L'histoire de quelqu'un, ligne par ligne ; $where est le titre d'une partie

platoon-joined = { $where } : rejoint la section.
platoon-fought = { $where } : au combat.
platoon-wounded = { $where } : au combat, mis hors de combat, de retour ensuite.
platoon-upgraded = { $where } : progresse ({ $what }).
platoon-fell = { $where } : n'en revient pas.
platoon-shot-down = { $where } : abattu en vol.
platoon-replaced = { $where } : arrive en relève ({ $soldier }).
platoon-left = { $where } : quitte la section.
platoon-initiative = initiative { $value }

## L'étape, carte par carte

step-won = Victoire { FORM($side, "du") } : { $title }.
step-won-area = Victoire { FORM($side, "du") } : { $title }. Quartier tenu : { $area }.
step-won-here = Victoire { FORM($side, "du") } : { $area }. Le quartier est désormais tenu.
step-lost = { $soldier } ne revient pas, et personne ne prend la relève.
step-replaced = { $soldier } ne revient pas. { $other } prend la relève.
step-choose = { $soldier } ne revient pas. À vous de choisir qui prend la relève.
step-back-casualties = { $soldier } est de la réserve et reste. On tire une autre carte.
step-back-upgrades = { $soldier } n'a rien à apprendre pour l'instant. On tire une autre carte.
step-upgraded = { $soldier } a appris quelque chose : { $what }.
step-intel = Ce que vous étiez seul à savoir s'est vérifié.
