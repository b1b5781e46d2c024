import type en from "../en/terms.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "terms.title": "Acuerdo de servicio P2P",

  "terms.parties.title": "Entre quiénes es este acuerdo",
  "terms.parties.1":
    "Este acuerdo se celebra entre tú y el operador de este sitio web, en adelante Parley. Se refiere al servicio P2P: el lugar donde las personas compran y venden entre sí criptomonedas por dinero a partir de sus anuncios.",
  "terms.parties.2":
    "Cada operación es un contrato entre dos usuarios, el comprador y el vendedor. Parley no es parte de él: no compra ni vende, no es un banco y nunca recibe ni guarda el dinero que se paga por las criptomonedas. Parley custodia las criptomonedas de una orden en curso, indica a ambas partes qué deben hacer y decide cuando no logran ponerse de acuerdo.",
  "terms.parties.3":
    "El anunciante es el usuario que publica un anuncio; el tomador es el usuario que lo acepta. Cualquiera de los dos puede ser el comprador o el vendedor.",

  "terms.account.title": "Quién puede operar",
  "terms.account.1":
    "Debes tener al menos 18 años y capacidad legal para operar con criptomonedas donde vives. Antes de tu primera operación necesitas un teléfono verificado, un correo verificado, la verificación de identidad completada, haber aceptado este acuerdo y la autenticación de dos factores.",
  "terms.account.2":
    "Lo que nos digas sobre ti o tu empresa debe ser cierto y completo, y debes mantenerlo al día. Cada persona o empresa tiene una sola cuenta. No puedes venderla, prestarla ni compartirla.",
  "terms.account.3":
    "Una cuenta principal puede crear subcuentas. Estas actúan en nombre de la cuenta principal, bajo su identidad y esta misma aceptación, y la cuenta principal responde de lo que hagan.",
  "terms.account.4":
    "No compartas tu contraseña, tus códigos, tus claves de acceso ni tus dispositivos. Lo que se confirme con tus códigos de seguridad se considera hecho por ti, salvo que antes nos hayas avisado de su pérdida o robo. El personal de Parley nunca pide códigos ni contraseñas.",

  "terms.escrow.title": "Órdenes y depósito en garantía",
  "terms.escrow.1":
    "Al crearse una orden, las criptomonedas del vendedor se retiran de su saldo y Parley las mantiene en depósito en garantía. Desde ese momento ninguna de las partes puede disponer de ellas hasta que termine la orden.",
  "terms.escrow.2":
    "El precio, el importe, la comisión, el método de pago y el plazo de pago se muestran antes de que confirmes una orden y se mantienen como estaban cuando confirmaste. Crear una orden es un compromiso vinculante de cumplirla.",
  "terms.escrow.3":
    "Las criptomonedas salen del depósito en garantía de una de estas dos formas: hacia el comprador cuando el vendedor ha confirmado el pago, o de vuelta al vendedor cuando la orden termina sin pago. En una apelación van adonde acuerden las dos partes o decida atención al cliente. Las criptomonedas en depósito no generan intereses.",

  "terms.payment.title": "Paga solo desde tu propia cuenta",
  "terms.payment.1":
    "El comprador paga directamente al vendedor, con el método de pago de la orden, por el importe exacto de la orden y dentro de su plazo de pago.",
  "terms.payment.2":
    "Paga solo desde una cuenta que esté a tu propio nombre. El nombre del pagador debe coincidir con el nombre con el que te verificaste. No se permiten pagos de un amigo, un familiar, un empleador ni ningún otro tercero, aunque el dinero sea para ti.",
  "terms.payment.3":
    "El vendedor puede rechazar un pago que provenga de otra persona y, en ese caso, debe devolverlo íntegro a la cuenta de origen. Los costes y retrasos de un pago así corren por cuenta del comprador.",
  "terms.payment.4":
    "Los vendedores reciben dinero únicamente en cuentas a su propio nombre verificado que estén guardadas en Parley. Nunca pagues a una cuenta que solo se mencione en el chat.",

  "terms.remarks.title": "Qué escribir en una transferencia",
  "terms.remarks.1":
    "No pongas nada sobre criptomonedas, Parley o la operación en el concepto, la referencia o el motivo de un pago. Déjalo vacío o escribe solo la referencia que muestra la orden. Ese tipo de anotaciones puede llevar a un banco a detener el pago o a cerrar una cuenta.",
  "terms.remarks.2":
    "Si una transferencia lleva una anotación de este tipo, el vendedor puede rechazarla y devolverla íntegra, y la orden puede cancelarse a cargo del comprador.",

  "terms.confirm.title": "Marcar como pagado y liberar",
  "terms.confirm.1":
    "Pulsa “He pagado” solo cuando el dinero haya salido realmente de tu cuenta. Pulsarlo sin haber pagado se considera un intento de engaño. Los clics malintencionados conllevan la congelación de la cuenta.",
  "terms.confirm.2":
    "El vendedor comprueba su propia cuenta bancaria o de pago, no un mensaje ni una captura de pantalla, y pulsa “Pago recibido, liberar criptomonedas” en cuanto haya llegado el importe completo de la persona correcta. Un vendedor que ha recibido el dinero no debe retener las criptomonedas.",
  "terms.confirm.3":
    "Una liberación es definitiva. Las criptomonedas que han llegado al comprador no las pueden recuperar ni el vendedor ni Parley.",

  "terms.cancel.title": "Cancelación y plazos",
  "terms.cancel.1":
    "El comprador puede cancelar una orden antes de pagar. No canceles después de haber transferido el dinero: las criptomonedas volverían al vendedor mientras tu dinero está en camino.",
  "terms.cancel.2":
    "Una orden que no se marque como pagada antes de que acabe su plazo de pago se cancela por sí sola y las criptomonedas se devuelven. El vendedor puede ampliar el plazo una vez. El vendedor no puede cancelar una orden.",
  "terms.cancel.3":
    "Si pagaste y la orden se canceló porque el tiempo había terminado, tienes 24 horas para apelar. Avísanos de inmediato: las criptomonedas ya no están en depósito en garantía y solo podemos mediar.",
  "terms.cancel.4":
    "Quien cancele demasiadas órdenes por culpa propia en 24 horas no podrá crear otras durante un tiempo. La página muestra hasta cuándo.",

  "terms.appeals.title": "Apelaciones",
  "terms.appeals.1":
    "Cualquiera de las partes puede apelar cuando no ha llegado un pago o las criptomonedas. Las criptomonedas permanecen en depósito en garantía y todos los plazos se detienen hasta que termine la apelación. Si una orden marcada como pagada no se libera en 24 horas, se abre una apelación por sí sola.",
  "terms.appeals.2":
    "Ambas partes relatan con veracidad lo ocurrido y envían las pruebas que se les pidan, como un extracto bancario o un comprobante de pago, en el plazo que se indique. Si una parte no responde, la decisión se basa en lo que haya demostrado la otra.",
  "terms.appeals.3":
    "Las dos partes pueden resolver una apelación por sí mismas en cualquier momento, con una liberación o acordando cómo repartir las criptomonedas. De lo contrario, atención al cliente decide a partir de la orden, su chat y las pruebas de ambas partes: liberación al comprador, devolución al vendedor o reparto. Esa decisión pone fin a la orden en Parley. No te priva de tu derecho a acudir a los tribunales.",
  "terms.appeals.4":
    "Una decisión se basa en lo que ambas partes hayan demostrado. Las pruebas falsificadas, alteradas u ocultadas conllevan perder la apelación y las medidas descritas más abajo.",

  "terms.fees.title": "Comisiones",
  "terms.fees.1":
    "El tomador de un anuncio paga una comisión en criptomonedas. Su porcentaje y su cantidad se muestran antes de que confirmes, y se descuenta de las criptomonedas que recibe el comprador. Los anunciantes no pagan nada. Una orden que termina sin liberación no tiene comisión.",
  "terms.fees.2":
    "Los bancos, los servicios de pago y las redes pueden cobrar sus propias comisiones. Las asume la parte que las causa; el vendedor debe recibir el importe completo de la orden. Tú eres responsable de tus propios impuestos.",

  "terms.conduct.title": "Qué no está permitido y qué consecuencias tiene",
  "terms.conduct.1":
    "No se permite: dinero o criptomonedas procedentes de un delito, el blanqueo de capitales, la financiación del terrorismo, el incumplimiento de sanciones, el fraude, las pruebas falsas, revertir un pago después de liberadas las criptomonedas, actuar por alguien que se oculta, tener más de una cuenta y cualquier intento de eludir las reglas, los límites o los controles de este servicio.",
  "terms.conduct.2":
    "Tampoco se permite: acordar operaciones fuera de la plataforma con alguien que has conocido aquí, pedir datos de contacto con ese fin, pedir más dinero u otras condiciones que las del anuncio, ni los insultos, las amenazas o la publicidad en el chat. Las operaciones privadas no están protegidas por el depósito en garantía y no podemos ayudar con ellas.",
  "terms.conduct.3":
    "Cuando tengamos motivos fundados para creer que se han infringido estas reglas, podemos rechazar o retener una orden, cerrar anuncios, congelar las operaciones o toda la cuenta e informar a las autoridades cuando la ley lo exija. En la medida en que la ley lo permita, te diremos el motivo y cómo oponerte.",
  "terms.conduct.4":
    "Tus criptomonedas siguen siendo tuyas. Una congelación puede retrasar su retiro mientras lo requiera la comprobación o la ley. Las órdenes que ya estén en curso se llevan a término o se deciden en una apelación.",

  "terms.risks.title": "Riesgos que debes conocer",
  "terms.risks.1":
    "Los precios de las criptomonedas pueden cambiar mucho y rápido, también mientras tu orden está en curso. Puedes perder todo lo que hayas puesto. Nada en este sitio es un consejo de compra o venta.",
  "terms.risks.2":
    "Algunos pagos pueden ser revertidos, retrasados o congelados por un banco. El depósito en garantía protege las criptomonedas, no el dinero: elige con cuidado tus métodos de pago y tus contrapartes, y lee las condiciones del anunciante antes de crear una orden.",
  "terms.risks.3":
    "El servicio puede interrumpirse por mantenimiento, por fallos o por redes que no controlamos. Reparamos lo que haya sido culpa nuestra. Cuando la ley nos permita limitar nuestra responsabilidad, no respondemos del lucro cesante, ni de los actos de otros usuarios, de bancos o de redes, ni de las pérdidas por el incumplimiento de tus propias obligaciones. Nada de lo aquí dicho limita la responsabilidad por dolo, culpa grave o cualquier otro supuesto en que la ley no permita limitarla.",

  "terms.data.title": "Tus datos",
  "terms.data.1":
    "Guardamos lo que necesitamos para prestar el servicio y cumplir la ley: tu cuenta, tu verificación y sus documentos, tus órdenes, chats, datos de pago, dispositivos e inicios de sesión. Los documentos se guardan cifrados y solo puede abrirlos el personal que trabaja en tu caso.",
  "terms.data.2":
    "Tu contraparte ve tu apodo, tu historial de operaciones y, una vez que existe una orden, tu nombre verificado y los datos de pago de esa orden. Usa lo que sepas de otras personas solo para cumplir esa orden y no lo transmitas a nadie.",
  "terms.data.3":
    "Puedes preguntar qué datos tenemos sobre ti, pedir que se corrijan y, cuando ninguna ley ni disputa abierta nos obligue a conservarlos, pedir que se eliminen.",

  "terms.changes.title": "Cambios de este acuerdo",
  "terms.changes.1":
    "Cada versión de este acuerdo lleva su fecha. Cuando cambie en lo sustancial, se te pedirá que aceptes la nueva versión antes de volver a operar; hasta entonces, tus órdenes abiertas continúan según la versión que aceptaste.",
  "terms.changes.2":
    "Si no estás de acuerdo con una nueva versión, no la aceptes. Aun así puedes terminar tus órdenes, retirar tus criptomonedas y cerrar tu cuenta. Puedes poner fin a este acuerdo en cualquier momento cuando no tengas ninguna orden abierta.",

  "terms.disputes.title": "Ley aplicable y disputas",
  "terms.disputes.1":
    "Si algo va mal en una operación, usa primero el chat de la orden y después una apelación. Si no estás conforme con una decisión de atención al cliente, puedes escribirnos en un plazo de 30 días y hacer que la revise alguien que no haya participado en ella.",
  "terms.disputes.2":
    "Este acuerdo se rige por la ley del lugar donde el operador de este sitio web tiene su domicilio social, y son competentes los tribunales de ese lugar, salvo que la ley de donde vives te dé, como consumidor, derecho a otras normas o a un tribunal de tu lugar de residencia. Si una parte de este acuerdo no es válida, el resto sigue en vigor.",
  "terms.disputes.3":
    "Las traducciones se ofrecen para tu comodidad. Si difieren del texto en inglés, prevalece el texto en inglés, salvo que la ley de donde vives disponga otra cosa.",
});
