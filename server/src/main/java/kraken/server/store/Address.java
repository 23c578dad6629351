package kraken.server.store;

import java.util.regex.Pattern;

/** The address of a database, as it may be shown. */
final class Address {

  private static final Pattern USER_INFO = Pattern.compile("//[^/@]*@");

  private Address() {}

  /** Without what follows the question mark, where passwords are, and without a user's. */
  static String withoutSecrets(String address) {
    int query = address.indexOf('?');
    String place = query < 0 ? address : address.substring(0, query);
    return USER_INFO.matcher(place).replaceFirst("//");
  }
}
