export { useFailureText } from "@parley/site/failure-text";
