/** What an Arabic letter is written as in Latin, and how far from expected that is; `-`: not written. */
export const written = `
  ا^ a^ 0 aa 0.5 a 0.5 i^ 0.7 e^ 1 u^ 2 o^ 2 - 2.5 ai 2 ei 2 ou 2.5 y^ 4
  ا a 0 aa 0.3 e 2 - 2.5 o 3.5 ai 3.5 ei 3.5
  ا$ a$ 0 aa 0.5 h$ 1.5 e$ 2.5 - 3
  و^ w^ 0 v 1.5 ou 1 u^ 2 o^ 2 - 4
  و o 0.2 ou 0.2 u 0.2 w 0.8 au 1 v 2 - 2.5
  و$ o$ 0 ou 0.5 u$ 0.7 w 0.7 au 1 - 3.5
  ي^ y^ 0 j 2.5 i^ 2.5 e^ 3
  ي i 0 ee 0.2 y 0.6 e 1 ai 0.8 ei 1 ie 1.2 - 2.1 j 3.5
  ي$ i$ 0 y$ 0.4 ee 0.7 ie 1 e$ 1.2 a$ 1 ei 1 ai 1 - 3.5
  ى$ a$ 0 aa 0.5 i$ 1 y$ 1.5 e$ 1.5 ee 1.5 - 3
  ع^ a^ 0 aa 0.5 i^ 0.8 e^ 1.2 o^ 0.8 u^ 1 - 1.5 ou 1.8 ei 2 ai 2
  ع - 0.3 a 0.1 aa 0.5 e 1.3 i 1.8 o 2 u 2
  ع$ - 0.1 a$ 0.2 aa 0.5 e$ 0.7 h$ 0.7 i$ 1.5
  ء - 0.2 a 0.7 i 0.7 e 0.7 y 1 u 1.5
  ء$ - 0 a$ 0.3 h$ 0.7 e$ 1
  ه h 0 - 3
  ه^ h 0
  ه$ a$ 0.2 h$ 0.2 e$ 0.4 - 1 h 0.3 aa 1.5 t 2.5
  ة$ a$ 0 h$ 0.8 e$ 1 t 1.5 aa 1.5 - 3
  ح^ h 0 kh 2.5
  ح h 0 kh 2.5 - 3.5
  ح$ h$ 0 h 0 - 2 kh 2.5
  ب b 0 p 0.8 v 3
  ت t 0 th 2 d 2.5 - 3.5
  ث th 0 s 1 t 1.5
  ج j 0 g 0.4 ch 2.5 z 3 gh 3
  خ kh 0 k 2 h 2 ch 1.5 g 3
  د d 0 t 2 dh 2.5
  ذ z 0 dh 0.4 th 0.6 d 1
  ر r 0
  ز z 0 s 1.2 j 3
  س s 0 c 1 z 2.2
  ش sh 0 ch 0.5 s 2.2 c 2 j 3.5
  ص s 0 c 1.5 z 3
  ض d 0 dh 0.5 z 1 th 2.5
  ط t 0 th 2.5 d 3.5
  ظ z 0 dh 0.7 d 1.5 th 2
  غ gh 0 g 0.2 k 3 q 3 r 3
  ف f 0 v 0.6 w^ 3
  ق q 0 k 0.1 g 0.8 gh 1.8 c 1 kh 3
  ك k 0 c 0.5 q 1.8 ch 1.8 g 2.2 kh 2.5
  ل l 0
  م m 0
  ن n 0 m 4
`
/** A Latin letter that writes none: short vowels are expected, consonants aren't. */
export const unwritten = `
  a 0.5 e 0.6 i 0.8 o 0.9 u 0.8 ou 2.2 aa 2.5 ee 3 ei 3 ai 3 ie 2.5 au 3 a^ 2.5 e^ 2.5 i^ 2.5 o^ 3 u^ 3
  a$ 2.5 e$ 0.4 i$ 3 o$ 3.5 u$ 3.5 y$ 3 h$ 0.3 h 3 y 1.5 w 2 s 5
`
