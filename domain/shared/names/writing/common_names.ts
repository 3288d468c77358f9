/** Names everybody knows, as offices write them; for what no rule of letters can tell. */
const common = `
  محمد Mohammed, أحمد Ahmed, محمود Mahmoud, حامد Hamed, حمد Hamad, مصطفى Mustafa, علي Ali, حسن Hassan, حسين Hussein
  عمر Omar, عمرو Amr, عثمان Othman, خالد Khaled, سعد Saad, سعيد Saeed, سعود Saud, فهد Fahad, فيصل Faisal, تركي Turki
  بندر Bandar, نايف Nayef, ناصر Nasser, منصور Mansour, ماجد Majed, وليد Waleed, ياسر Yasser, يوسف Yousef, يعقوب Yaqoub
  إبراهيم Ibrahim, إسماعيل Ismail, إسحاق Ishaq, يحيى Yahya, زكريا Zakaria, عيسى Issa, موسى Mousa, هارون Haroun
  داود Dawood, سليمان Sulaiman, صالح Saleh, صلاح Salah, طارق Tariq, طلال Talal, عادل Adel, عامر Amer, عماد Imad
  عصام Essam, هشام Hisham, هاني Hani, رامي Rami, سامي Sami, سامر Samer, سمير Samir, كريم Karim, كمال Kamal, جمال Jamal
  جميل Jamil, رشيد Rashid, راشد Rashed, سالم Salem, سليم Salim, سلطان Sultan, سلمان Salman, بلال Bilal, أنس Anas
  أيمن Ayman, أيوب Ayoub, أشرف Ashraf, أكرم Akram, أسامة Osama, إياد Iyad, إيهاب Ihab, باسم Basem, بسام Bassam, بدر Badr
  جابر Jaber, جاسم Jassim, جعفر Jaafar, حاتم Hatem, حازم Hazem, حمزة Hamza, خليل Khalil, خليفة Khalifa, ربيع Rabie
  رائد Raed, رضا Reda, زياد Ziad, زيد Zaid, شادي Shadi, شريف Sherif, طه Taha, عبدالله Abdullah, عدنان Adnan, عزيز Aziz
  غسان Ghassan, غازي Ghazi, فارس Fares, فؤاد Fouad, فادي Fadi, قاسم Qasim, لؤي Loay, مازن Mazen, مالك Malik, مراد Murad
  مروان Marwan, مشعل Mishal, معاذ Muath, مهند Muhannad, نبيل Nabil, نادر Nader, نزار Nizar, نواف Nawaf, هيثم Haitham
  وائل Wael, وسام Wissam, ياسين Yassin, يزن Yazan, يزيد Yazid, يونس Younes, إلياس Elias, آدم Adam, جورج George
  فاطمة Fatima, عائشة Aisha, خديجة Khadija, مريم Mariam, زينب Zainab, سارة Sarah, ليلى Layla, نورة Noura, نور Nour
  هدى Huda, منى Mona, سلمى Salma, سلوى Salwa, نجوى Najwa, ندى Nada, هند Hind, هالة Hala, هبة Heba, رنا Rana, ريم Reem
  رانيا Rania, ريما Rima, رغد Raghad, روان Rawan, رهف Rahaf, دانة Dana, دينا Dina, دعاء Duaa, دلال Dalal, جميلة Jamila
  جنى Jana, جواهر Jawaher, حنان Hanan, حصة Hessa, خلود Khulood, داليا Dalia, رحمة Rahma, رقية Ruqaya, زهرة Zahra
  سعاد Suad, سمية Sumaya, سميرة Samira, سناء Sanaa, سهى Suha, شيماء Shaimaa, شهد Shahad, صفاء Safaa, صفية Safiya
  عبير Abeer, علا Ola, علياء Alia, غادة Ghada, فرح Farah, فريدة Farida, لمى Lama, لمياء Lamia, لينا Lina, لطيفة Latifa
  مها Maha, مي Mai, مروة Marwa, ملاك Malak, منال Manal, منيرة Munira, نادية Nadia, نجلاء Najla, نهى Noha, نوال Nawal
  هاجر Hajar, هيا Haya, وفاء Wafaa, ولاء Walaa, ياسمين Yasmin, يسرى Yusra, آلاء Alaa, آية Aya, أسماء Asmaa, أسيل Aseel
  أمل Amal, أميرة Amira, أمينة Amina, أريج Areej, أروى Arwa, إسراء Israa, إيمان Iman, ابتسام Ibtisam, إلهام Ilham
  بشرى Bushra, بثينة Buthaina, تالا Tala, جود Joud, حلا Hala, نجاة Najat, حياة Hayat, غدير Ghadeer, شروق Shorouq
  حربي Harbi, قحطاني Qahtani, غامدي Ghamdi, زهراني Zahrani, شهري Shehri, عتيبي Otaibi, مطيري Mutairi, شمري Shammari
  عنزي Anazi, مصري Masri, حداد Haddad, خوري Khoury, نجار Najjar, دين Din, رحمن Rahman, حميد Hamid, قادر Qader
`

/** Arabic and Latin. */
export const commonNames = common
  .trim()
  .split(/,|\n/)
  .map((entry) => entry.trim().split(' '))
  .map(([arabic = '', latin = '']) => [arabic, latin] as const)
