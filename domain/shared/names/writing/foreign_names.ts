/** Foreign names as Arabic newspapers and offices write them: their spelling doesn't say how they sound. */
const foreign = `
  جون John, إيمي Amy, سميث Smith, مايكل Michael, ديفيد David, جيمس James, ماري Mary, جين Jane, غريس Grace, تشارلز Charles
  بيتر Peter, بول Paul, جاك Jack, مايك Mike, لوسي Lucy, إيميلي Emily, إيما Emma, أوليفر Oliver, جيسيكا Jessica
  جينيفر Jennifer, شون Sean, هيو Hugh, نايت Knight, رايت Wright, فيبي Phoebe, جويس Joyce, ليا Leah
  جوزيف Joseph, توماس Thomas, كاثرين Catherine, كيت Kate, آن Anne, آنا Anna, برايان Brian, كيفن Kevin, ستيفن Steven
  ستيفن Stephen, فنسنت Vincent, أليس Alice, كلير Claire, كلوي Chloe, براون Brown, جونز Jones, تايلور Taylor
  ويليامز Williams, ويليام William, ويلسون Wilson, جونسون Johnson, بريا Priya, كومار Kumar, سينغ Singh, ماريا Maria
  سانتوس Santos, رييس Reyes, أولغا Olga, إيفان Ivan, دميتري Dmitri, صوفيا Sofia, صوفيا Sophia, أليكس Alex
  ألكسندر Alexander, روبرت Robert, ريتشارد Richard, دانيال Daniel, ماثيو Matthew, مارك Mark, أندرو Andrew, هنري Henry
  إدوارد Edward, فيليب Philip, سايمون Simon, آدم Adam, إليزابيث Elizabeth, مارغريت Margaret, سوزان Susan, ليندا Linda
  باتريشيا Patricia, نيكول Nicole, فيكتوريا Victoria, شارلوت Charlotte, ناتالي Natalie, ريتشل Rachel, ربيكا Rebecca
  راج Raj, باتيل Patel, شارما Sharma, أنيتا Anita, كريستينا Cristina, كارلوس Carlos, لي Lee, وانغ Wang, تشانغ Zhang
`

/** Arabic and Latin. */
export const foreignNames = foreign
  .trim()
  .split(/,|\n/)
  .map((entry) => entry.trim().split(' '))
  .map(([arabic = '', latin = '']) => [arabic, latin] as const)
