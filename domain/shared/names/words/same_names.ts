/** Names that are one, although no rule of sounds leads from each spelling to the other. */
const families = `
  محمد mohd md muhd mhd mehmet mehmed mamadou mohand
  احمد ahmadou
  عبدالله abdoulaye abdou
  عمرو amr amro amrou
  يوسف joseph josef giuseppe
  عيسى عيسي يسوع jesus
  موسى موسي moses moise
  ابراهيم abraham avraham
  اسماعيل ishmael
  اسحاق isaac yitzhak itzhak
  يعقوب jacob jakob
  داود داوود ديفيد david
  سليمان solomon salomon
  يحيى يحيي يوحنا حنا john johannes jean
  مريم ماري ماريا mary maria marie
  جبريل جبرائيل gabriel
  ميخائيل ميكائيل michael mikael
  يونس يونان jonah jonas
  ايوب job
  زكريا zachary zechariah zacharias
  الياس ايليا elijah elias
  هارون aaron
  حواء eve eva
  بطرس peter pierre
  بولس paul
  مرقس mark marcus
  لوقا luke lucas
  متى متي matthew matthieu
  توما thomas
  جرجس جريس جورج george georges girgis
  اسطفان اسطفانوس stephen steven stephan
  اندراوس andrew andreas
  سمعان شمعون simon
  اسكندر الاسكندر alexander
  بنيامين benjamin
  يشوع joshua
  راحيل rachel
  رفقة rebecca
  كيرلس cyril kyrillos
  فيلبس فيليب philip philippe
  ياسمين jasmine jasmin
  خديجة خديجه hatice
  فاطمة فاطمه fatoumata fatou
  عائشة عايشة aissatou
  رجب recep
  جمال cemal
  جميل cemil
  جلال celal
  صلاح salah saladin
`

const byWord = new Map(
  families
    .trim()
    .split('\n')
    .map((family) => family.trim().split(' '))
    .flatMap((family) => family.map((word) => [word, family[0]!] as const))
)

/** What a word is called in this table, if it is here. */
export const sameName = (letters: string) => byWord.get(letters)
