import type { Random } from '@pylon/engine/random/random';

// Family names are put together from two halves, and those that a real player bears are left out, so that no seed can
// bring forth a real player's full name.

const GIVEN = words(`
  Aldric Amari Anselm Ashby Barrett Beckham Boden Brannock Briar Bryson Cairo Calder Callum Camden Carver Cassian
  Cedric Clement Cormac Corwin Cyrus Dabney Dangelo Darian Dashiell Davion Declan Demarius Desmond Dorian Edison Elam
  Elias Ellis Emeric Ephraim Everett Ezekiel Fabian Felix Fenton Finley Garrison Gideon Grady Gulliver Hadrian Hollis
  Hugo Ignatius Ingram Isaiah Ivo Jabari Jaquan Jarvis Jericho Jonas Jovan Julius Kacey Kaden Kalani Kasim Keaton
  Kendrell Kieran Kobe Lamont Langston Leander Lennox Leopold Lorenzo Lucius Mackey Malachi Marcelo Marquel Mateo
  Maxwell Micah Montrell Nasir Nehemiah Nico Nolan Obadiah Octavio Omari Orson Osiris Otis Parrish Paxton Percival
  Phineas Quade Quentin Quillon Rafael Raheem Ramsey Reuben Rhett Roland Ronan Rowan Rufus Sadiq Samson Santiago
  Savion Shamar Silas Soren Sterling Sullivan Tadeo Tahj Tariq Tavaris Tevin Thaddeus Tobias Treyton Tristan Tyrese
  Ulrich Urijah Valentin Vance Wardell Weston Winston Xander Yusuf Zaire Zander Zebulon Zephyr
`);

const NAME_BEGINNINGS = words(`
  Abber Alder Amber Ash Barr Beck Bel Birch Black Brad Bram Bran Brier Brook Calder Carn Chan Clay Cole Cran Cray Dal
  Dar Den Dun Eller Elm Ember Fair Farn Fen Fern Gal Garn Glen Gran Hal Harg Haw Hazel Hol Holl Kel Ken Kes King Lang
  Lark Lin Lock Mar Marl Mead Mor Nor Oak Old Pem Penn Quar Rad Raven Rock Ros Row Sel Shel Sil Stan Stone Sum Tal
  Tarn Thorn Tor Tran Up Val Vern Wal War Wel Wes Whit Win Wool Wyn Yar
`);

const NAME_ENDINGS = words(`
  berry beck bourne brace bridge brook burn by cliffe combe cott croft dale den dyke fall field ford garth gate grave
  ham haven hollow holt house hurst kirk land ledge ley lock lowe man mead mere moor more nell ning pole ridge rill
  rock row sett shaw side son stead stock stone stow strand thorpe ton wade water well wick win wood worth wyn yard
`);

/** Put together as above, but borne by somebody who has played professional football. */
const BORNE_BY_PLAYERS = words(`
  Ashby Ashford Ashley Beckham Belton Blackburn Blacklock Blackman Blackson Blackstock Blackwell Bradberry Bradfield
  Bradford Bradham Bradley Bradshaw Bradwell Branson Clayton Coleman Crayton Dalman Dalton Darby Darden Denham Denman
  Denson Denton Fairley Fenton Fenwick Granson Halley Hallock Halton Hawley Hazelton Holcombe Holden Holland Holley
  Holman Holton Hollman Kelley Langford Langham Langley Linton Linwood Lockley Marley Marlowe Morrow Morstead Morton
  Norman Norton Norwell Norwood Oakman Oldham Rowland Shelby Shelley Shelton Stanford Stanley Stanton Stonehouse
  Talley Thornton Upshaw Walcott Walden Walford Walley Walton Warfield Warford Wellock Wesley Weston Whitfield
  Whitley Whitlock Whitman Whitworth Winfield Winstead
`);

const COLLEGES = words(`
  Alabama Auburn Baylor Boise_State Boston_College BYU California Cincinnati Clemson Colorado Florida Florida_State
  Fresno_State Georgia Georgia_Tech Houston Illinois Indiana Iowa Iowa_State Kansas Kansas_State Kentucky Louisville LSU
  Maryland Memphis Miami Michigan Michigan_State Minnesota Mississippi_State Missouri Nebraska North_Carolina
  North_Carolina_State North_Dakota_State Northwestern Notre_Dame Ohio_State Oklahoma Oklahoma_State Ole_Miss Oregon
  Oregon_State Penn_State Pittsburgh Purdue Rutgers SMU South_Carolina Stanford Syracuse TCU Tennessee Texas Texas_A&M
  Texas_Tech Toledo Tulane UCF UCLA USC Utah Vanderbilt Virginia Virginia_Tech Wake_Forest Washington West_Virginia
  Western_Kentucky Wisconsin
`).map((college) => college.replaceAll('_', ' '));

function words(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}

/** Given names that invented players may have. */
export const GIVEN_NAMES = GIVEN;

const BORNE = new Set(BORNE_BY_PLAYERS);
/** Family names that invented players may have. */
export const FAMILY_NAMES: readonly string[] = NAME_BEGINNINGS.flatMap((beginning) =>
  NAME_ENDINGS.map((ending) => beginning + ending),
).filter((name) => !BORNE.has(name));

/** An invented person's name. */
export interface FullName {
  readonly firstName: string;
  readonly lastName: string;
}

/** Gives names, each full name once. */
export function nameGiver(random: Random): () => FullName {
  const given = new Set<string>();
  return () => {
    for (;;) {
      const firstName = GIVEN_NAMES[random.nextInt(GIVEN_NAMES.length)] ?? '';
      const lastName = FAMILY_NAMES[random.nextInt(FAMILY_NAMES.length)] ?? '';
      const full = `${firstName} ${lastName}`;
      if (given.has(full)) continue;
      given.add(full);
      return { firstName, lastName };
    }
  };
}

/** A college that an invented player may have gone to. */
export const drawCollege = (random: Random): string => COLLEGES[random.nextInt(COLLEGES.length)] ?? '';
