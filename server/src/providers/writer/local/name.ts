// The name to address somebody by, where the profile leaves little doubt.
import { siftOrders } from '../../../lib/orders.ts';
import type { Profile } from '../../profiles/port.ts';

export function firstNameOf(profile: Profile): string | undefined {
  const [owner = ''] = siftOrders(profile.fullName).safe.split(/\s*[|•·,(–—:/]\s*|\s-\s/u);
  const parts = owner.trim().split(/\s+/u);
  const looksPersonal =
    parts.length <= 3 && parts.every((part) => /^\p{Lu}\p{Ll}[\p{L}'’-]*$|^\p{Lu}\.?$/u.test(part));
  const [first = ''] = parts;
  if (!looksPersonal || first.length < 3 || first.length > 14 || !/^\p{Script=Latin}+$/u.test(first))
    return undefined;
  return parts.some((part) => trade.test(part)) || notNames.test(first) ? undefined : first;
}

const trade =
  /^(?:the|and|co|studios?|shop|store|cafe|café|coffee|bakery|bar|pub|brew\w*|taproom|beer|cider|kitchen|grill|bbq|burger|truck|food\w*|street|roast\w*|beans?|wood\w*|timber|oak|joinery|workshop|furniture|leather|hide|saddle\w*|bags?|belts?|stitch|knits?|wool|yarn|fibre|fiber|crochet|thread|ceramics?|pottery|clay|kilns?|glaze|stoneware|jewel\w*|silver|gold\w*|gems?|rings?|candles?|soap|flowers?|florist\w*|blooms?|garden\w*|farm\w*|yoga|pilates|fitness|gym|coach\w*|academy|school|photo\w*|films?|media|design\w*|creative\w*|digital|agency|consult\w*|group|team|clinic|dental|salon|hair|beauty|nails?|skin\w*|spa|barber\w*|travel\w*|tours?|hotel|hostel|books?|press|print\w*|records|music|sounds?|dance|theatre|art|arts|gallery|tattoo\w*|ink|bikes?|cycles?|pets?|dogs?|vet\w*|wine\w*|vineyard|tea|chocolate|patisserie|bread|pizza\w*|sushi|ramen|tacos?|catering|events?|weddings?|homes?|house|interiors?|realty|estates?|properties|law|legal|finance|tech|labs?|software|apps?|collective|project|daily|official)$/iu;
const notNames =
  /^(?:hello|your|our|little|big|old|new|north\w*|south\w*|east\w*|west\w*|urban|wild|modern|little|blue|red|green|black|white|golden|slow|dear|just|simply|pure|salt\w*|tide\w*|drift\w*|copper\w*|fern\w*|harbour|harbor|lantern|meadow|orchard|hollow|pebble|bramble|sparrow|kestrel|atlas|ember)$/iu;
