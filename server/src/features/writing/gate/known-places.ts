// Countries and cities that a message must not mention without a source.
import { fold } from '../../../lib/words.ts';

/** Expects a folded word. */
export function isKnownPlace(word: string): boolean {
  return places.has(word);
}

/** Place names that are also ordinary words and may start a sentence. */
const ambiguous = new Set(
  `center troll knox easter reunion wake midway chad jordan gambier general nice essen bath reading split tours cork mobile
  florence porto victoria charlotte sofia paris lille alice`.split(/\s+/u),
);

/** Missing in the runtime, which knows cities only by time zone. */
const cities = `
  Hamburg München Munich Köln Cologne Frankfurt Stuttgart Düsseldorf Leipzig Dortmund Bremen Dresden Hannover Nürnberg Nuremberg
  Duisburg Bochum Wuppertal Bielefeld Bonn Münster Karlsruhe Mannheim Augsburg Wiesbaden Freiburg Mainz Kiel Lübeck Erfurt Rostock
  Kassel Potsdam Heidelberg Regensburg Würzburg Göttingen Ulm Graz Linz Salzburg Innsbruck Wien Basel Bern Genf Geneva Lausanne
  Luzern Winterthur Marseille Lyon Toulouse Nantes Strasbourg Montpellier Bordeaux Rennes Reims Grenoble Dijon Angers Annecy
  Barcelona Valencia Sevilla Seville Zaragoza Málaga Murcia Palma Bilbao Alicante Córdoba Granada Valladolid Vigo Gijón Salamanca
  Milano Milan Napoli Naples Torino Turin Palermo Genova Genoa Bologna Firenze Bari Catania Venezia Venice Verona Messina Padova
  Trieste Brescia Parma Modena Perugia Pisa Siena Roma Porto Braga Coimbra Faro Aveiro Lisboa Évora Manchester Birmingham Leeds
  Glasgow Liverpool Bristol Sheffield Edinburgh Cardiff Leicester Coventry Nottingham Newcastle Brighton Plymouth Southampton
  Portsmouth Aberdeen Oxford Cambridge Norwich Exeter Swansea Galway Limerick Rotterdam Utrecht Eindhoven Groningen Tilburg Haarlem
  Leiden Maastricht Antwerpen Antwerp Gent Ghent Brugge Bruges Leuven Luik Malmö Göteborg Gothenburg Uppsala Lund Linköping Bergen
  Trondheim Stavanger Aarhus Odense Aalborg Tampere Turku Espoo Kraków Krakow Wrocław Poznań Gdańsk Łódź Lublin Katowice Brno Ostrava
  Bratislava Debrecen Szeged Timișoara Cluj Thessaloniki Patras Izmir Ankara Antalya Bursa Kyoto Osaka Nagoya Sapporo Yokohama
  Mumbai Delhi Bangalore Chennai Boston Chicago Houston Dallas Seattle Portland Austin Miami Atlanta Philadelphia Brooklyn
  Manhattan Nashville Minneapolis Cleveland Pittsburgh Baltimore Oakland Sacramento Tucson Raleigh Milwaukee Montreal Calgary
  Ottawa Quebec`;

function knownPlaces(): Set<string> {
  const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  const countries = letters.flatMap((first) => letters.map((second) => regions.of(first + second) ?? ''));
  const zones = Intl.supportedValuesOf('timeZone').map(
    (zone) => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? '',
  );
  return new Set(
    [...countries, ...zones, ...cities.trim().split(/\s+/u)]
      .map(fold)
      .filter((name) => /^\p{L}{3,}$/u.test(name) && !ambiguous.has(name)),
  );
}

const places = knownPlaces();
