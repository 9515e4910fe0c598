/**
 * How Hebrew words usually stand in web addresses: first names, family names, trades, towns, what businesses sell and
 * the words between them. Hebrew is written without most vowels, so rules alone would make `dnh` of דנה.
 */
const lines = `
אבי avi|אביב aviv|אביגיל avigail|אביה aviya|אבישי avishai|אברהם avraham|אגם agam|אדם adam|אהוד ehud|אהרון aharon|אופיר ofir|אופק ofek|אור or
אורי uri|אורלי orly|אורן oren|איילה ayala|איילת ayelet|איל eyal|אייל eyal|אילן ilan|אילנה ilana|אימבר imbar|איתי itay|איתן eitan|אלון alon
אלי eli|אליה eliya|אליהו eliyahu|אליעזר eliezer|אלעד elad|אמיר amir|אמית amit|אמנון amnon|אנה anna|אסף asaf|אסתר esther|אפרת efrat|אריאל ariel
אריה arie|ארז erez|אשר asher|בועז boaz|ברק barak|בת bat|גדי gadi|גיא guy|גיל gil|גילה gila|גילי gili|גל gal|גלי gali|גלית galit|גליה galia|דוד david
דון don|דור dor|דורון doron|דותן dotan|דן dan|דנה dana|דני dani|דניאל daniel|דניאלה daniela|דפנה dafna|דקל dekel|דרור dror|הדס hadas|הדר hadar|הילה hila
הלל hillel|ורד vered|זהר zohar|זוהר zohar|זיו ziv|חגי hagai|חגית hagit|חיים haim|חן chen|חנה hana|טל tal|טלי tali|יאיר yair|יגאל yigal|יהודה yehuda
יהונתן yonatan|יואב yoav|יובל yuval|יוחאי yohai|יונתן yonatan|יוסי yossi|יוסף yosef|יעל yael|יעקב yaakov|יפית yafit|יצחק yitzhak|יריב yariv|ירון yaron
ישראל israel|כרמל carmel|כרמית carmit|לאה leah|לוי levi|לי lee|ליאור lior|ליאורה liora|ליאת liat|לילך lilach|לימור limor|לירון liron|לירז liraz
מאור maor|מאיה maya|מאיר meir|מור mor|מורן moran|מיה maya|מיכאל michael|מיכל michal|מירב merav|מרב merav|מרים miriam|משה moshe|מתן matan|נדב nadav
נוגה noga|נועה noa|נועם noam|נורית nurit|נטע neta|נטלי natalie|ניר nir|ניצן nitzan|נעה noa|נעמה naama|נתן natan|נתנאל netanel|סיגל sigal|סיון sivan
סתיו stav|עדי adi|עדן eden|עודד oded|עומר omer|עופר ofer|עופרה ofra|עידו ido|עידן idan|עינב einav|עינת einat|עמית amit|עמוס amos|ענבל inbal|ענבר inbar
ענת anat|ערן eran|פנינה pnina|צבי zvi|צחי tzahi|צליל tzlil|קרן keren|רבקה rivka|רוי roy|רון ron|רוני roni|רונן ronen|רונית ronit|רועי roy|רות ruth
רותם rotem|רחל rachel|רינה rina|רן ran|רעות reut|רפאל rafael|רפי rafi|שגב segev|שחר shahar|שי shay|שיר shir|שירה shira|שירי shiri|שירן shiran|שלומי shlomi
שלמה shlomo|שלום shalom|שמעון shimon|שמואל shmuel|שני shani|שקד shaked|שרה sara|שרון sharon|תום tom|תומר tomer|תמר tamar|תמרה tamara
אבוטבול abutbul|אברהמי avrahami|אדלר adler|אוחיון ohayon|אזולאי azulay|אלבז elbaz|אלמוג almog|אמסלם amsalem|אשכנזי ashkenazi|בוזגלו buzaglo|ביטון biton
בן ben|בר bar|ברקוביץ berkovich|גבאי gabay|גולד gold|גולדברג goldberg|גולן golan|גפן gefen|גרין green|דהן dahan|דיין dayan|הראל harel|וקנין vaknin
זכאי zakai|חדד hadad|חזן hazan|יוספי yosefi|ימין yamin|כהן cohen|כץ katz|כרמי karmi|לביא lavi|מועלם moalem|מור mor|מזרחי mizrahi|מימון maimon|מלכה malka
נחום nahum|סבג sabag|סויסה swissa|עמר amar|פלד peled|פלג peleg|פישר fisher|פרידמן friedman|פרץ peretz|צור tzur|קליין klein|קפלן kaplan|רוזן rosen
רוזנברג rosenberg|רוזנפלד rosenfeld|שוורץ schwartz|שושן shoshan|שפירא shapira|שמש shemesh|שטרית shitrit|שרעבי sharabi|תורג׳מן turgeman
אדריכלות architecture|אדריכלית architect|אדריכל architect|אופנה fashion|אימון coaching|אינסטלציה plumbing|אינסטלטור plumber|אירועים events
אמנות art|אקדמיה academy|ביוטי beauty|ביטוח insurance|בית beit|ביגוד fashion|בוטיק boutique|בקפה cafe|בריאות health|גינון gardening|גלריה gallery
גרפיקה graphics|דיגיטל digital|דפוס print|הובלות movers|הנדסה engineering|חשמל electric|חשמלאי electrician|חשבונאות accounting|יופי beauty|ייעוץ consulting
של shel|אצל etzel|יועץ consulting|יועצת consulting|יוגה yoga|כושר fitness|לימודים studies|מאפיה bakery|מאפיית bakery|מוזיקה music|מוסך garage|מורה teacher|מכון institute
מכללה college|מספרה hair|מספרת hair|מעצב design|מעצבת design|מרכז center|מרפאה clinic|מרפאת clinic|משרד office|נדלן realty|ניהול management|נגרות carpentry
נגר carpenter|סטודיו studio|סלון salon|ספא spa|ספורט sport|עורך law|עורכת law|עיצוב design|פיזיותרפיה physio|פילאטיס pilates|פיננסים finance|פיצה pizza
פרחים flowers|צילום photo|צלם photo|צלמת photo|קוסמטיקה cosmetics|קליניקה clinic|קליניקת clinic|קפה cafe|קייטרינג catering|רכב auto|רהיטים furniture
שיווק marketing|שיניים dental|שירותי services|שיפוצים renovations|תזונה nutrition|תיווך realty|תקשורת media|תעשיות industries|תכשיטים jewelry
אילת eilat|אשדוד ashdod|אשקלון ashkelon|באר beer|גבעתיים givatayim|הרצליה herzliya|חולון holon|חיפה haifa|ירושלים jerusalem|כפר kfar|נהריה nahariya
נתניה netanya|סבא saba|פתח petah|תקווה tikva|ראשון rishon|רחובות rehovot|רמת ramat|רעננה raanana|שבע sheva|תל tel|לציון lezion|יפו yafo|צפון north|דרום south
עסק esek|עסקים asakim|בדיקה bdika|בדיקות bdikot|חנות hanut|חנויות hanuyot|הדפסה hadpasa|הדפסות hadpasot|הדפס hedpes|הדפסים hedpesim|אב av|אם em|אמא ima|אבא aba|אח ah|אחים ahim|אחיות ahayot
בניו banav|ובניו uvanav|בנות banot|בנים banim|ושות veshut|משפחה mishpaha|משפחת mishpahat|סבתא savta|ילד yeled|ילדים yeladim|ילדי yaldei|תינוק tinok|תינוקות tinokot|נשים nashim|גברים gvarim|חברה hevra|חברת hevrat
קבוצה kvutza|קבוצת kvutzat|איור iyur|איורים iyurim|מסעדה misada|מסעדת misadat|מטבח mitbah|חומוס hummus|פלאפל falafel|שווארמה shawarma|גלידה glida|גלידריה glideria|לחם lehem|שוקולד shokolad|יין yayin|יקב yekev|בשר basar|בשרים besarim|בשרי bsari|דגים dagim
עוגה uga|עוגות ugot|עוגיות ugiyot|מתוקים metukim|קינוחים kinuhim|ירקות yerakot|פירות perot|תבלינים tavlinim|מכולת makolet|שוק shuk|מעדניה maadaniya|מעדניית maadaniyat|קצביה katzavia|קצביית katzaviyat|אטליז itliz|קונדיטוריה konditoria|קונדיטוריית konditoriyat
אופים ofim|בישול bishul|טעמים teamim|אוכל ochel|גן gan|גני ganei|גנים ganim|ורדים vradim|פרח perah|פרחי pirhei|זר zer|זרים zerim|משתלה mishtala|משתלת mishtelet|חורש horesh|יער yaar|עץ etz|עצים etzim|זית zayit|זיתים zeitim|תפוח tapuah|רימון rimon|דובדבן duvdevan
חווה hava|חוות havat|סוס sus|סוסים susim|חי hai|חיות hayot|מחמד mahmad|כלב kelev|כלבים klavim|חתולים hatulim|וטרינר vet|וטרינרית vet|צימר tzimer|צימרים tzimerim|מלון malon|אירוח iruah|נופש nofesh|נוף nof|טיול tiyul|טיולים tiyulim|תיירות tayarut
גליל galil|גולן golan|עמק emek|שרון sharon|נגב negev|כרמל carmel|הר har|הרי harei|ים yam|חוף hof|נמל namal|מרכז center|במרכז bamerkaz|המרכז hamerkaz|בצפון batzafon|הצפון hatzafon|בדרום badarom|הדרום hadarom|הבית habayit|הקפה hakafe|בקפה bekafe|עיר ir|שכונה shchuna
ריקוד rikud|מחול mahol|מוסיקה music|נגינה negina|פסנתר psanter|גיטרה guitar|שיעור shiur|שיעורים shiurim|פרטי prati|פרטיים pratiyim|מתמטיקה matematika|במתמטיקה bematematika|אנגלית english|ספר sefer|ספרים sfarim|ספרי sifrei|הוראה horaa|נהיגה nehiga|לנהיגה linhiga|מעון maon|צהרון tzaharon|למידה lemida
תכשיט tachshit|תכשיטי tachshitei|קרמיקה ceramics|נגריה nagaria|נגריית nagariyat|מסגריה masgeria|מסגריית masgeriyat|ברזל barzel|אלומיניום aluminium|זכוכית zchuchit|שיש shayish|פרקט parket|ריצוף ritzuf|צבע tzeva|צבעים tzvaim|בנייה bniya|בניה bniya|בניית bniyat|בניין binyan
הדברה hadbara|ניקיון nikayon|ניקוי nikuy|תחזוקה tahzuka|גינות ginot|מזגן mazgan|מזגנים mazganim|מיזוג mizug|תיקון tikun|תיקונים tikunim|מחשב mahshev|מחשבים mahshevim|סלולר cellular|סלולרי cellular|טכנולוגיה technology|טכנולוגיות technologies|אתר atar|אתרים atarim|תוכנה tochna|אפליקציות apps|דיגיטלי digital
חתונה hatuna|חתונות hatunot|אולם ulam|אולמי ulamei|אירוע event|הפקה hafaka|הפקות hafakot|די dj|תקליטן dj|איפור makeup|שיער hair|מניקור manicure|פדיקור pedicure|ציפורניים nails|גבות gabot|לק lak|עיסוי massage|מסאז massage|רפואה refua|רפואת refuat|משלימה mashlima|טיפול tipul|טיפולים tipulim|מטפל metapel|מטפלת metapelet
רגשי rigshi|פסיכולוג psycholog|פסיכולוגית psychologit|קליני klini|קלינית klinit|דיאטנית dietanit|בריא bari|נטורופתיה naturopathy|אסתטיקה aesthetics|רופא rofe|רופאת rofeat|משכנתא mashkanta|משכנתאות mashkantaot|חשבון heshbon|חשבונות heshbonot|רואה roe|רואת roat|עורכי orchei|דין din|הנהלת hanhalat|מס mas|מיסים misim|פיננסים finance|השקעות hashkaot
הסעות hasaot|הובלה hovala|משלוחים mishlohim|מונית taxi|מוניות taxis|אופניים ofanayim|חשמליים hashmaliyim|חשמלית hashmalit|קורקינט korkinet|רהיט rahit|מתנה matana|מתנות matanot|צעצועים tzaatzuim|בגד beged|בגדים bgadim|בגדי bigdei|נעל naal|נעליים naalayim|נעלי naalei|תיקים tikim|שמלה simla|שמלות smalot|כלה kala|כלות kalot
שטיח shatiah|שטיחים shtihim|וילון vilon|וילונות vilonot|מטבחים mitbahim|תאורה teura|מלך melech|מלכה malka|זהב zahav|כסף kesef|כוכב kochav|שמיים shamayim|לב lev|נשמה neshama|חלום halom|חלומות halomot|קסם kesem|אהבה ahava|שמחה simha|ירוק yarok|ירוקה yeruka|לבן lavan|שחור shahor|כחול kahol|אדום adom
טעם taam|טבע teva|אומנות omanut|יצירה yetzira|יד yad|ידיים yadayim|עבודת avodat|עבודה avoda|קופי copy|אופטיקה optika|ראייה reiya|ראיה reiya|משקפיים mishkafayim|מוסמך musmach|מומחה mumhe|מקצועי miktzoi|אקספרס express|פלוס plus|סנטר center|גרופ group|האוס house|מרקט market|סופר super|חומרי homrei|כלי klei|צמיגים tzmigim|פנצריה pancheria
זקן zaken|זקנים zkenim|רומא roma|פריז paris|לונדון london|יהודה yehuda|מעוצב meutzav|מעוצבת meutzevet|מעוצבות meutzavot|פרסי parsi|פרסיים parsiyim|הדרכה hadracha|הדרכות hadrachot|הרצאות hartzaot|סדנה sadna|סדנאות sadnaot|כתיבה ktiva|תרגום tirgum|עריכה aricha|תמלול timlul|אבטחה avtaha|מנעולן manulan|מנעולים manulim|דלת delet|דלתות dlatot|חלון halon|חלונות halonot
בנק bank|לאומי leumi|מרכזי merkazi|סניף snif|בתל be-tel|מטבחי mitbehei|שף chef|קדרות kadarut|גלריית galeriyat|גיי jay|גונס jones|גוני joni|גורג george|גאז jazz|גינס jeans|גים gym|גודו judo|ציפס chips|צק check|סנדוויץ sandwich|סנדוויצים sandwiches
`;

/** From a Hebrew word, without points and marks, to its spelling in Latin letters. */
export const hebrewSpellings: ReadonlyMap<string, string> = new Map(
  lines
    .split(/[|\n]/u)
    .filter(Boolean)
    .map((entry) => {
      const [word = '', spelling = ''] = entry.split(' ');
      return [word.replaceAll('׳', ''), spelling];
    }),
);
