import type en from "../en/terms.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "terms.title": "Contrato de serviço P2P",

  "terms.parties.title": "Entre quem é este contrato",
  "terms.parties.1":
    "Este contrato é firmado entre você e o operador deste site, a seguir denominado Parley. Ele trata do serviço P2P: o lugar onde as pessoas compram e vendem entre si criptomoedas (“moedas”) por dinheiro, a partir dos seus anúncios.",
  "terms.parties.2":
    "Cada negociação é um contrato entre dois usuários, o comprador e o vendedor. A Parley não é parte dele: não compra nem vende, não é um banco e nunca recebe nem guarda o dinheiro pago pelas moedas. A Parley mantém as moedas de uma ordem em andamento, mostra aos dois lados o que fazer e decide quando eles não chegam a um acordo.",
  "terms.parties.3":
    "Anunciante é o usuário que publica um anúncio; tomador é o usuário que o aceita. Qualquer um deles pode ser o comprador ou o vendedor.",

  "terms.account.title": "Quem pode negociar",
  "terms.account.1":
    "Você precisa ter pelo menos 18 anos e capacidade legal para negociar moedas onde mora. Antes da primeira negociação, são necessários um telefone verificado, um e-mail verificado, a verificação de identidade concluída, a aceitação deste contrato e a autenticação de dois fatores.",
  "terms.account.2":
    "O que você nos informa sobre si ou sobre sua empresa deve ser verdadeiro e completo, e você o mantém atualizado. Cada pessoa ou empresa tem uma única conta. Você não pode vendê-la, emprestá-la nem compartilhá-la.",
  "terms.account.3":
    "Uma conta principal pode criar subcontas. Elas agem em nome da conta principal, sob a identidade dela e esta mesma aceitação, e a conta principal responde pelo que fizerem.",
  "terms.account.4":
    "Guarde para si sua senha, seus códigos, suas chaves de acesso e seus dispositivos. O que for confirmado com seus códigos de segurança é considerado feito por você, a menos que antes você nos tenha avisado de perda ou roubo. A equipe da Parley nunca pede códigos nem senhas.",

  "terms.escrow.title": "Ordens e custódia",
  "terms.escrow.1":
    "Quando uma ordem é criada, as moedas do vendedor saem do saldo dele e ficam em custódia (escrow) com a Parley. A partir daí, nenhum dos lados pode usá-las até que a ordem termine.",
  "terms.escrow.2":
    "Preço, valor, taxa, método de pagamento e prazo de pagamento são mostrados antes de você confirmar uma ordem e permanecem como estavam quando você confirmou. Criar uma ordem é um compromisso vinculante de cumpri-la.",
  "terms.escrow.3":
    "As moedas saem da custódia de uma de duas formas: para o comprador, quando o vendedor confirma o pagamento, ou de volta para o vendedor, quando a ordem termina sem pagamento. Em uma apelação, elas vão para onde os dois lados combinarem ou o atendimento ao cliente decidir. Moedas em custódia não rendem juros.",

  "terms.payment.title": "Pague somente da sua própria conta",
  "terms.payment.1":
    "O comprador paga diretamente ao vendedor, pelo método de pagamento da ordem, no valor exato da ordem e dentro do prazo de pagamento.",
  "terms.payment.2":
    "Pague somente de uma conta registrada em seu próprio nome. O nome do pagador deve ser o mesmo com que você foi verificado. Não são permitidos pagamentos feitos por amigo, parente, empregador ou qualquer outro terceiro, mesmo que o dinheiro seja destinado a você.",
  "terms.payment.3":
    "O vendedor pode recusar um pagamento vindo de outra pessoa e, nesse caso, deve devolvê-lo integralmente à conta de origem. Custos e atrasos desse pagamento ficam por conta do comprador.",
  "terms.payment.4":
    "Os vendedores recebem dinheiro somente em contas em seu próprio nome verificado que estejam salvas na Parley. Nunca pague para uma conta informada apenas no chat.",

  "terms.remarks.title": "O que escrever em uma transferência",
  "terms.remarks.1":
    "Não escreva nada sobre moedas, criptomoedas, a Parley ou a negociação na descrição, na referência ou na finalidade de um pagamento. Deixe em branco ou escreva somente a referência mostrada na ordem. Observações assim podem levar um banco a barrar o pagamento ou a encerrar uma conta.",
  "terms.remarks.2":
    "Se uma transferência trouxer uma observação desse tipo, o vendedor pode recusá-la e devolvê-la integralmente, e a ordem pode ser cancelada por conta do comprador.",

  "terms.confirm.title": "Marcar como pago e liberar",
  "terms.confirm.1":
    "Clique em “Já paguei” somente depois que o dinheiro tiver realmente saído da sua conta. Fazer isso sem ter pago é tratado como tentativa de engano. Cliques maliciosos resultam no congelamento da conta.",
  "terms.confirm.2":
    "O vendedor confere a própria conta bancária ou de pagamento, e não uma mensagem ou captura de tela, e clica em “Recebi, liberar cripto” assim que o valor total tiver chegado da pessoa certa. Um vendedor que recebeu o dinheiro não pode reter as moedas.",
  "terms.confirm.3":
    "Uma liberação é definitiva. Moedas que chegaram ao comprador não podem ser recuperadas nem pelo vendedor nem pela Parley.",

  "terms.cancel.title": "Cancelamento e prazos",
  "terms.cancel.1":
    "O comprador pode cancelar uma ordem antes de pagar. Não cancele depois de ter transferido o dinheiro: as moedas voltariam ao vendedor enquanto seu dinheiro está a caminho.",
  "terms.cancel.2":
    "Uma ordem que não é marcada como paga antes do fim do prazo de pagamento é cancelada automaticamente, e as moedas são devolvidas. O vendedor pode prorrogar o prazo uma vez. O vendedor não pode cancelar uma ordem.",
  "terms.cancel.3":
    "Se você pagou e a ordem foi cancelada porque o tempo acabou, você tem 24 horas para apelar. Avise-nos imediatamente: as moedas não estão mais em custódia, e só podemos mediar.",
  "terms.cancel.4":
    "Quem cancela ordens demais por culpa própria em 24 horas não pode criar novas por algum tempo. A página mostra até quando.",

  "terms.appeals.title": "Apelações",
  "terms.appeals.1":
    "Qualquer um dos lados pode apelar quando um pagamento ou as moedas não chegaram. As moedas ficam em custódia e todos os prazos param até o fim da apelação. Se uma ordem marcada como paga não é liberada em 24 horas, uma apelação é aberta automaticamente.",
  "terms.appeals.2":
    "Os dois lados relatam com verdade o que aconteceu e enviam, no prazo indicado, as provas solicitadas, como um extrato bancário ou um comprovante de pagamento. Se um lado não responder, a decisão se baseia no que o outro demonstrou.",
  "terms.appeals.3":
    "Os dois lados podem resolver uma apelação por conta própria a qualquer momento, com uma liberação ou um acordo sobre como dividir as moedas. Caso contrário, o atendimento ao cliente decide com base na ordem, no chat e nas provas dos dois lados: liberação ao comprador, devolução ao vendedor ou divisão. Essa decisão encerra a ordem na Parley. Ela não retira seu direito de recorrer à Justiça.",
  "terms.appeals.4":
    "Uma decisão se baseia no que os dois lados demonstraram. Provas falsificadas, alteradas ou ocultadas levam à perda da apelação e às medidas descritas abaixo.",

  "terms.fees.title": "Taxas",
  "terms.fees.1":
    "O tomador de um anúncio paga uma taxa em moedas. O percentual e a quantidade são mostrados antes de você confirmar, e ela é descontada das moedas que o comprador recebe. Anunciantes não pagam nada. Uma ordem que termina sem liberação não tem taxa.",
  "terms.fees.2":
    "Bancos, serviços de pagamento e redes podem cobrar as próprias taxas. Elas são pagas pelo lado que as causa; o vendedor deve receber o valor total da ordem. Você é responsável pelos seus próprios impostos.",

  "terms.conduct.title": "O que não é permitido e o que acontece nesse caso",
  "terms.conduct.1":
    "Não são permitidos: dinheiro ou moedas provenientes de crime, lavagem de dinheiro, financiamento do terrorismo, violação de sanções, fraude, provas falsas, estorno de um pagamento depois da liberação das moedas, agir por alguém que se oculta, ter mais de uma conta e qualquer tentativa de contornar as regras, os limites ou os controles deste serviço.",
  "terms.conduct.2":
    "Também não são permitidos: combinar negociações fora da plataforma com alguém que você conheceu aqui, pedir dados de contato para esse fim, pedir mais dinheiro ou condições diferentes das do anúncio, e insultos, ameaças ou publicidade no chat. Negociações privadas não são protegidas pela custódia, e não podemos ajudar com elas.",
  "terms.conduct.3":
    "Quando tivermos bons motivos para acreditar que estas regras foram violadas, poderemos recusar ou reter uma ordem, encerrar anúncios, congelar as negociações ou a conta inteira e comunicar as autoridades quando a lei exigir. Na medida em que a lei permitir, informaremos o motivo e como contestar.",
  "terms.conduct.4":
    "Suas moedas continuam sendo suas. Um congelamento pode atrasar o saque pelo tempo que a verificação ou a lei exigir. As ordens já em andamento são concluídas ou decididas em uma apelação.",

  "terms.risks.title": "Riscos que você deve conhecer",
  "terms.risks.1":
    "Os preços das moedas podem mudar muito e rápido, inclusive durante a sua ordem. Você pode perder tudo o que aplicou. Nada neste site é recomendação de compra ou venda.",
  "terms.risks.2":
    "Alguns pagamentos podem ser estornados, atrasados ou bloqueados por um banco. A custódia protege as moedas, não o dinheiro: escolha com cuidado seus métodos de pagamento e suas contrapartes e leia os termos do anunciante antes de criar uma ordem.",
  "terms.risks.3":
    "O serviço pode ser interrompido por manutenção, por falhas ou por redes que não controlamos. Reparamos o que tiver sido culpa nossa. Quando a lei nos permite limitar nossa responsabilidade, não respondemos por lucros cessantes, por atos de outros usuários, de bancos ou de redes, nem por perdas decorrentes do descumprimento dos seus próprios deveres. Nada aqui limita a responsabilidade por dolo, culpa grave ou qualquer outra situação em que a lei não permita limitá-la.",

  "terms.data.title": "Seus dados",
  "terms.data.1":
    "Guardamos o que precisamos para manter o serviço e cumprir a lei: sua conta, sua verificação e seus documentos, suas ordens, chats, dados de pagamento, dispositivos e acessos. Os documentos ficam guardados com criptografia, e só a equipe que trabalha no seu caso pode abri-los.",
  "terms.data.2":
    "Sua contraparte vê seu apelido, seu histórico de negociações e, quando existe uma ordem, seu nome verificado e os dados de pagamento dessa ordem. Use o que souber sobre outras pessoas somente para cumprir essa ordem e não o repasse a ninguém.",
  "terms.data.3":
    "Você pode perguntar quais dados mantemos sobre você, pedir a correção deles e, quando nenhuma lei ou disputa em aberto nos obrigar a mantê-los, pedir a exclusão.",

  "terms.changes.title": "Alterações deste contrato",
  "terms.changes.1":
    "Cada versão deste contrato traz sua data. Quando ele mudar em sua essência, você será solicitado a aceitar a nova versão antes de negociar novamente; até lá, suas ordens abertas continuam sob a versão que você aceitou.",
  "terms.changes.2":
    "Se você não concordar com uma nova versão, não a aceite. Ainda assim, você pode concluir suas ordens, sacar suas moedas e encerrar sua conta. Você pode encerrar este contrato a qualquer momento, desde que não tenha nenhuma ordem aberta.",

  "terms.disputes.title": "Lei e disputas",
  "terms.disputes.1":
    "Se algo der errado em uma negociação, use primeiro o chat da ordem e depois uma apelação. Se não concordar com uma decisão do atendimento ao cliente, você pode nos escrever em até 30 dias e pedir que ela seja revista por alguém que não participou dela.",
  "terms.disputes.2":
    "Este contrato segue a lei do lugar onde o operador deste site tem sua sede registrada, e os tribunais desse lugar são competentes, salvo se a lei de onde você mora lhe der, como consumidor, direito a outras regras ou ao foro do seu domicílio. Se uma parte deste contrato não for válida, o restante continua em vigor.",
  "terms.disputes.3":
    "As traduções são feitas para sua conveniência. Se diferirem do texto em inglês, vale o texto em inglês, salvo se a lei de onde você mora dispuser de outra forma.",
});
